import { type ThemePayload, venueContact } from '#app/contract/themes.ts'
import { colorOf } from '#app/documents/document-look.ts'
import { featuresOf } from '#app/rules/events/features.ts'
import { onlineCategories } from '#app/rules/memberships/levels-on-sale.ts'
import { pictureHosts } from '#app/rules/shell/picture-hosts.ts'
import { soldPersonTypes } from '#app/rules/tickets/sold-person-types.ts'
import { toPayload } from '#theme/payload.ts'
import { setInLanguage } from '#theme/texts/runtime/wordings.ts'
import type { Venue } from '../kernel/venue-store.ts'
import { languageEntries } from './language-entries.ts'
import { stylesheetOf } from './stylesheet-of.ts'
import { pictureAddresses } from './venue-pictures.ts'

const payloads = new WeakMap<Venue, Map<string, ThemePayload>>()

/** The payload of `GET themes/{tenantId}`; built once for each revision and text set (CHK-255, CHK-256). */
export function themePayloadOf(venue: Venue, overrideId = ''): ThemePayload {
  const cached = payloads.get(venue) ?? new Map<string, ThemePayload>()
  payloads.set(venue, cached)
  const set = setNamesOf(venue, overrideId).some(name => Object.hasOwn(venue.theme.textSets, name))
    ? overrideId
    : ''
  const payload = cached.get(set) ?? payloadFor(venue, set)
  cached.set(set, payload)
  return payload
}

/** What the text set of an address is called in the theme, in the language that the venue speaks. */
const setNamesOf = ({ language }: Venue, overrideId: string) =>
  language ? [setInLanguage(overrideId, language.tag)] : [overrideId]

function payloadFor(venue: Venue, overrideId: string): ThemePayload {
  const { venue: profile, company, hours } = venue.document
  const { hash, preloads, choices, variables } = stylesheetOf(venue)
  const { links, logo, textSets, ...theme } = toPayload(venue.theme, {
    overrideId,
    language: venue.language?.tag,
  })
  return {
    ...theme,
    textSets,
    ...(logo ? { logo } : {}),
    tenantId: venue.tenantId,
    name: profile.name,
    timeZone: profile.timeZone,
    currency: profile.currency,
    locale: profile.locale,
    languages: languageEntries(venue),
    revision: venue.themeRevision,
    stylesheetHash: hash,
    browserColors: {
      header: colorOf(variables, 'header-background'),
      page: colorOf(variables, 'page-background'),
    },
    buttonLook: {
      background: colorOf(variables, 'button-background'),
      label: colorOf(variables, 'button-label'),
      radius: cssLength(variables['--mq-shape-button']),
    },
    fonts: [...preloads],
    pictureHosts: pictureHosts(pictureAddresses(venue)),
    offersMemberships: onlineCategories(venue).some(({ canJoin }) => canJoin),
    personTypes: soldPersonTypes(venue).map(({ id, name, description }) => ({ id, name, description })),
    choices,
    links: [...links],
    company: { ...company, ...venueContact.parse(profile) },
    featuresConfig: flagsOf({ ...featuresOf(company), ...company }),
    openHours: {
      standard: hours.standard,
      exceptions: Object.fromEntries(
        hours.exceptions.map(({ date, hours: spans, note }) => [date, { hours: spans, note }]),
      ),
    },
    creditCardValidationSettings: {
      ...company.billingAddress,
      allowAmericanExpress: company.allowAmericanExpress,
      enable3DS: company.enable3DS,
    },
  }
}

/** A length that a page of another site can read as it is; square without one. */
const cssLength = (value: string | undefined) => (value && /^[\d.]+(?:px|rem|em)$/.test(value) ? value : '0')

const flagsOf = (settings: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(settings).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
  )
