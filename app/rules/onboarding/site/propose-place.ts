import parsePhoneNumber from 'libphonenumber-js'
import { countryCode, isCountry } from '../../locations/countries.ts'
import { zonesOfCountry } from '../country-of-zone.ts'
import { currencyOfCountry, isCurrency } from '../currency-of-country.ts'
import { US_STATES, zoneOfState } from '../zone-of-state.ts'
import { localeOf, pageLanguage } from './page-language.ts'
import { type ReadPage, wordsOf } from './read-page.ts'
import type { PostalAddress } from './site-facts.ts'
import { type Proposal, rankedProposal } from './site-page.ts'

/** Where a venue is, and what follows from it. */
export type PlaceProposals = {
  /** two letters */
  country?: Proposal<string>
  /** IANA */
  timeZone?: Proposal<string>
  /** ISO 4217 */
  currency?: Proposal<string>
  /** language and region */
  locale?: Proposal<string>
}

type Contact = { address?: Proposal<PostalAddress>; phone?: Proposal<string> }

/**
 * The country of the venue, by whatever of its page tells one, and from it currency, time zone and the region of its language.
 * A currency that prices of the page name goes before that of the country. What nothing tells is left out.
 */
export function proposePlace(read: ReadPage, contact: Contact): PlaceProposals {
  const state = usStateIn(read)
  const country = proposeCountry(read, { ...contact, state })
  const places = {
    country,
    timeZone: country && proposeZone(country, contact.address?.value.state ?? state),
    currency: proposeCurrency(read, country),
    locale: proposeLocale(read, country),
  }
  return Object.fromEntries(Object.entries(places).filter(([, value]) => value !== undefined))
}

/** Many systems say `en-US` wherever they stand: it counts for less than any other region. */
const WEAK_TAG = 'en-US'

function proposeCountry(
  read: ReadPage,
  { address, phone, state }: Contact & { state: string | undefined },
): Proposal<string> | undefined {
  const tag = pageLanguage(read)
  const shared = localeOf(read.$('meta[property="og:locale"]').attr('content'))
  return rankedProposal<string>([
    [countryCode(address?.value.country ?? ''), 'json-ld', 0.95],
    [countryOfHost(read.page.address), 'address', 0.85],
    [countryOfPhone(phone?.value), 'phone', 0.8],
    [tag?.region, 'markup', String(tag) === WEAK_TAG ? 0.45 : 0.78],
    [state && 'US', 'text', 0.75],
    [countryOfPostalCode(read), 'text', 0.7],
    [shared?.region, 'meta', String(shared) === WEAK_TAG ? 0.4 : 0.65],
    [tag && countryOfLanguage(tag), 'markup', 0.5],
  ])
}

/** Countries whose names on the internet are sold to everybody as something else. */
const SOLD_DOMAINS = new Set(
  'AC AI AS CC CF CO DJ FM GA GG GL GQ IM IO LA LC LY ME ML MN MU NU PW SC SH SO ST SX TK TO TV VC VG VU WS'.split(
    ' ',
  ),
)

function countryOfHost(address: string): string | undefined {
  const end = URL.canParse(address) ? new URL(address).hostname.split('.').at(-1)?.toUpperCase() : undefined
  if (end === 'UK') return 'GB'
  return end && isCountry(end) && !SOLD_DOMAINS.has(end) ? end : undefined
}

const countryOfPhone = (phone: string | undefined): string | undefined =>
  phone?.startsWith('+') ? parsePhoneNumber(phone)?.country : undefined

/** `MN 55101` */
const US_STATE = new RegExp(`\\b(${US_STATES.join('|')})[ ,]+\\d{5}(?:-\\d{4})?\\b`)
/** Forms of postal codes that no other country has: `SW1A 1AA`, `V4K 1A1`. */
const POSTAL_CODES: readonly [country: string, form: RegExp][] = [
  ['GB', /\b[A-Z]{1,2}\d[A-Z\d]? \d[ABD-HJLNP-UW-Z]{2}\b/],
  ['CA', /\b[ABCEGHJ-NPRSTVXY]\d[A-Z] \d[A-Z]\d\b/],
]

const bodyWords = ({ $ }: ReadPage): string => wordsOf($, $('body').get(0)!)

const usStateIn = (read: ReadPage): string | undefined => US_STATE.exec(bodyWords(read))?.[1]

function countryOfPostalCode(read: ReadPage): string | undefined {
  const words = bodyWords(read)
  return POSTAL_CODES.find(([, form]) => form.test(words))?.[0]
}

/** Languages that nearly everybody who writes them to the public writes in one country. */
const NATIONAL_LANGUAGES = new Set(
  'bg cs da de el et fi he hr hu id is it ja ka ko lt lv nb nl no pl ro sk sl sv th tr uk vi'.split(' '),
)

const countryOfLanguage = (tag: Intl.Locale): string | undefined =>
  NATIONAL_LANGUAGES.has(tag.language) ? new Intl.Locale(tag.language).maximize().region : undefined

const SURE_ZONE = 0.98
/** The largest of several zones, and no state that would tell which. */
const LARGEST_ZONE = 0.5

function proposeZone(
  { value, source, confidence }: Proposal<string>,
  state: string | undefined,
): Proposal<string> | undefined {
  const zones = zonesOfCountry(value)
  const ofState = zoneOfState({ country: value, state })
  const isSure = ofState !== undefined || zones.length === 1
  const [zone = '', ...rest] = ofState ? [ofState, ...zones.filter(zone => zone !== ofState)] : zones
  const share = isSure ? SURE_ZONE : LARGEST_ZONE
  return zone
    ? { value: zone, source, confidence: rounded(confidence * share), others: rest.slice(0, 4) }
    : undefined
}

function proposeCurrency(
  read: ReadPage,
  country: Proposal<string> | undefined,
): Proposal<string> | undefined {
  const { $ } = read
  const stated = $('script[type="application/ld+json"]').text()
  const ofPrices = /"(?:priceCurrency|currenciesAccepted)"\s*:\s*"\s*([A-Z]{3})\b/.exec(stated)?.[1]
  const marked = $('[itemprop="priceCurrency"]').first()
  const known = (code: string | undefined) => (code && isCurrency(code) ? code : undefined)
  const words = bodyWords(read)
  const sign = /£\s?\d/.test(words) ? 'GBP' : /€\s?\d|\d\s?€/.test(words) ? 'EUR' : undefined
  return rankedProposal<string>([
    [known(ofPrices), 'json-ld', 0.97],
    [known(marked.attr('content') ?? marked.text().trim()), 'markup', 0.95],
    [
      country && currencyOfCountry(country.value),
      country?.source ?? 'text',
      rounded((country?.confidence ?? 0) * SURE_ZONE),
    ],
    [sign, 'text', 0.6],
  ])
}

/** The language as the page says, in the region where the venue is; where the page says none, the main language of the country. */
function proposeLocale(read: ReadPage, country: Proposal<string> | undefined): Proposal<string> | undefined {
  const tag = pageLanguage(read)
  const region = country?.value
  if (!tag) {
    const language = region && new Intl.Locale(`und-${region}`).maximize().language
    return rankedProposal<string>([
      [
        language && `${language}-${region}`,
        country?.source ?? 'text',
        rounded(0.6 * (country?.confidence ?? 0)),
      ],
    ])
  }
  const there = region ? new Intl.Locale(String(tag), { region }) : tag
  const isAsSaid = String(there) === String(tag)
  return rankedProposal<string>([
    [String(there), 'markup', isAsSaid ? 0.9 : 0.8],
    [String(tag), 'markup', 0.5],
  ])
}

const rounded = (value: number) => Math.round(value * 100) / 100
