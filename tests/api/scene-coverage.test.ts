import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import type { VenueFileInput } from '#app/contract/venue-file/venue-file.ts'
import type { SceneName } from '#app/rules/scenes/scene-groups.ts'
import { followersOf } from '#editor/inspector/followers.ts'
import { stateSelectors } from '#editor/inspector/selector-states.ts'
import type { Scene } from '#editor/preview/first-scene.ts'
import { scenesOf } from '#editor/preview/scenes.ts'
import { textsInBrowser } from '#editor/preview/texts-in-browser.ts'
import { textsWithoutScene } from '#editor/preview/texts-without-scene.ts'
import { unplayedTexts } from '#editor/preview/unplayed-texts.ts'
import { sceneMeter, visitorTexts } from '#editor/preview/visitor-texts.ts'
import { loadVenue } from '#tests/builders/demo-venue.ts'
import { digestRows } from '#tests/builders/digest-rows.ts'
import { drawnVariables } from '#tests/builders/drawn-variables.ts'
import { linesOfPdf } from '#tests/builders/lines-of-pdf.ts'
import { openSceneShop, type SceneLook } from '#tests/builders/scene-shop.ts'
import { shopSheet } from '#tests/builders/shop-sheet.ts'
import { markWords, unmarkedIn } from '#tests/builders/unmarked-in.ts'
import { useDatabase } from '#tests/setup/test-database.ts'
import { type TextReference, textOf } from '#theme/texts/lists/texts.ts'

type Play = {
  venue: string
  /** scenes that are played; all of them when left out */
  only?: readonly SceneName[]
  company?: VenueFileInput['company']
}

/** One venue plays every scene; in the others those are played that say something else there: other switches, other things to sell. */
const PLAYS: readonly Play[] = [
  { venue: 'harborlight' },
  {
    venue: 'fernwood',
    only: [
      'account-order',
      'account-order-cancelled',
      'cart-limit',
      'cart-long',
      'event-sold-out',
      'extras-refused',
      'form-invalid',
      'member-info-several',
      'order',
      'order-page-all',
      'payment',
    ],
  },
  {
    venue: 'orrery',
    company: { checkout: { form: 'full' }, cardholderForm: 'full', orderDetail: 'full', limitWords: 'rule' },
    only: [
      'bank',
      'cart-limit',
      'cart-over-all',
      'checkout-all',
      'closed',
      'combo-detail',
      'delivery-refused',
      'event-eligible',
      'event-member',
      'form-refused',
      'list-as-languages',
      'mail-receipt',
      'member-info-empty',
      'member-info-invalid',
      'membership-known',
      'payment-invalid',
      'payment-refused',
    ],
  },
]

/** Every text says its own name and what it is given, so that a page tells which texts stand on it. */
const nameOf = (reference: TextReference) =>
  `⟦${reference}⟧${Object.keys(textOf(reference).args)
    .map(arg => ` {${arg}}`)
    .join('')}`
const names = Object.fromEntries(visitorTexts.map(reference => [reference, nameOf(reference)]))

const fileOf = (venue: string) => JSON.parse(readFileSync(`app/data/demo/${venue}.json`, 'utf8'))

/** The venue with its «words» marked, but for its address, which is what buyers on the stage have. */
function markedFileOf(venue: string) {
  const file = fileOf(venue)
  const marked = markWords(file) as typeof file
  return { ...marked, venue: { ...marked.venue, address: file.venue.address } }
}

const { test } = useDatabase(async database => {
  for (const { venue, company } of PLAYS) {
    const file = markedFileOf(venue)
    const translations = Object.fromEntries((file.venue.languages ?? []).map((tag: string) => [tag, names]))
    const words = { texts: names, textSets: {}, emailTexts: {}, translations }
    await loadVenue(database, { ...file, ...words, company: { ...file.company, ...company } })
  }
})

/** The scenes of a venue with what they show, where each is asked for. */
function scenesToPlay({ venue, only }: Play): Scene[] {
  const { events, combos, memberships } = fileOf(venue)
  const scenes = scenesOf({
    tenantId: venue,
    openDay: '2026-11-20',
    closedDay: '2026-11-26',
    soldOutDay: '2026-11-21',
    eventId: events[3].id,
    soldOutEventId: events[0].id,
    comboId: combos[0].id,
    levelId: memberships.categories[1].id,
  })
  // What is pressed begins as another scene, and a browser alone shows more of it: tests/e2e/scene-presses.test.ts.
  return scenes.filter(
    ({ name, isPressed }) => name !== 'messages' && !isPressed && (only?.includes(name) ?? true),
  )
}

const isFile = ({ type }: SceneLook) => !type.includes('html')
const isPdf = ({ type }: SceneLook) => type.includes('pdf')

/** A document says the names without their brackets, which its faces have not; what only a browser without scripts shows no author sees. */
const wordsOf = (look: SceneLook) =>
  isPdf(look)
    ? linesOfPdf(look.bytes.toString('latin1'))
        .join('\n')
        .replace(/(?<![\w-])[a-z][a-z0-9]*(?:-[a-z0-9]+)+(?![\w-])/g, '⟦$&⟧')
    : look.html.replace(/<(script|noscript)[\s\S]*?<\/\1>/g, '')

/** What a mail or a document says that is none of the venue's texts and data, nor of who has bought. */
function literalsOf(look: SceneLook, { name, venue }: { name: SceneName; venue: string }): string[] {
  if (!isPdf(look) && !name.startsWith('mail-')) return []
  const lines = isPdf(look) ? wordsOf(look).split('\n') : linesOfMail(look.html)
  const address: string[] = Object.values(fileOf(venue).venue.address)
  const known = (line: string) => address.reduce((rest, part) => rest.replaceAll(part, ''), line)
  return unmarkedIn(lines.map(line => known(line.replace(OF_THE_SCENE, ''))))
}

/** Names and words of the people on the stage, codes of tickets and numbers of orders and members, and links that are written out. */
const OF_THE_SCENE =
  /\b(?:Robin|Vale|Kim|Lake|SCENE[-\w]*|[2-9A-HJ-NP-Z]{10,26}|[2-9A-HJ-NP-Z]{4}(?:-[2-9A-HJ-NP-Z]{4})+)\b|For your birthday\.|https?:\S+/g

/** Each run of words between two tags, and what is read out instead of pictures. */
const linesOfMail = (html: string) =>
  html
    .replace(/<(style|script)[\s\S]*?<\/\1>/g, '')
    .replace(/\s(?:alt|title|aria-label)="([^"]*)"/g, '>$1<')
    .replace(/<[^>]*>/g, '\n')
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/&nbsp;|&[lg]t;|&quot;/g, ' ')
    .replaceAll('&amp;', '&')
    .split('\n')

/** What only the page of a scene has. */
const SHOWS: Partial<Record<SceneName, RegExp>> = {
  'cart-long': /(?:name="events\.[^"]+slotId"[\s\S]*){6}/,
  form: /name="answer:/,
  'forms-done': /id="forms-answered"/,
  delivery: /checkout-(?:deliveryEmail|email)/,
  'member-info': /primary\.(?:firstName|name)/,
  review: /value="complete"/,
  declined: /⟦error-\d+⟧/,
  bank: /value="complete"/,
  'order-move': /name="start"/,
  door: /<svg[^>]*role="img"/,
  embed: /⟦embed-/,
  'pass-ticket': /⟦pass-ticket-description⟧/,
  'member-renewing': /value="stop"/,
  'member-lapsed': /\/renew/,
  'member-door': /<svg[^>]*role="img"/,
  'no-orders': /⟦account-orders-/,
  'mail-order': /⟦mail-/,
  'cart-combo-time-gone': /⟦combo-event-sold-out⟧/,
  'order-as-several': /⟦tickets-at-least⟧/,
  'order-scriptless': /⟦tickets-place-order⟧/,
  'order-empty-scriptless': /⟦donation-add⟧/,
  'cart-scriptless': /⟦tickets-update⟧/,
  'payment-scriptless': /⟦payment-hosted-note⟧/,
  'payment-as-fields-scriptless': /⟦payment-script-note⟧/,
  'review-as-asked-scriptless': /⟦checkout-secure-back⟧/,
  'member-card-empty-scriptless': /⟦payment-card-number-invalid⟧/,
  'member-as-card-scriptless': /⟦auto-renew-card-confirmed⟧/,
}

/** No rule of a page reads these: what is drawn with them by the server is told by tests/api/scenes.test.ts. */
const BY_THE_SERVER = ['hero-subtle']

/** Scenes of a failure answer as one. */
const FAILS: readonly SceneName[] = [
  'member-card-failed',
  'again-failed',
  'auto-renew-failed',
  'cancel-failed',
  'checkout-failed',
  'checkout-unreadable',
  'checkout-unsaid',
  'members-failed',
  'members-failed-as-email',
  'order-unmailed',
  'page-failed',
  'profile-unsaved',
  'review-failed',
  'sign-in-failed',
]

test('every scene shows its page and leaves every row, charge and mail of the venue as it was; mails and tickets say nothing but texts and data; what no scene says is on a list with the reason, and each variable of the theme draws something', async ({
  database,
}) => {
  const shop = await openSceneShop(database)
  const cookies = new Map<string, string>()
  for (const { venue } of PLAYS)
    cookies.set(venue, await shop.signIn({ tenantId: venue, staffId: 'staff-editor' }))
  const before = await digestRows(database)
  const variables = drawnVariables(await shopSheet(), {
    selectorsOf: text => stateSelectors(text).map(({ withoutStates }) => withoutStates),
    followersOf: reference => followersOf(reference, { variables: {} }),
  })
  const textsOfScenes = new Map<SceneName, Set<string>>()
  for (const play of PLAYS)
    for (const { name, href } of scenesToPlay(play)) {
      const look = await shop.look(href, cookies.get(play.venue))
      const words = wordsOf(look)
      if (look.type.includes('html')) variables.see(look.html)
      const mark = `${play.venue} ${name}`
      expect.soft(literalsOf(look, { name, venue: play.venue }), mark).toEqual([])
      if (!play.only) {
        expect.soft(look.status >= 500, `${mark} answers ${look.status}`).toBe(FAILS.includes(name))
        expect.soft(isFile(look) || (SHOWS[name] ?? /<h1/).test(words), mark).toBe(true)
      }
      const references = textsOfScenes.get(name) ?? new Set()
      for (const [, reference = ''] of words.matchAll(/⟦([\w-]+)⟧/g)) references.add(reference)
      textsOfScenes.set(name, references)
    }
  expect(await digestRows(database)).toEqual(before)
  expect([shop.mails, shop.charged()]).toEqual([[], 0])
  await shop.close()
  const shown = new Set(
    [...textsOfScenes.values(), ...Object.values(textsInBrowser)].flatMap(texts => [...texts]),
  )
  const left = visitorTexts.filter(reference => !shown.has(reference)).toSorted()
  expect(
    left.filter(reference => !textsWithoutScene.includes(reference)),
    'no scene shows what one showed before, or what is new: give it a scene, or put it on the list with the reason',
  ).toEqual([])
  expect(
    textsWithoutScene.filter(reference => !left.includes(reference)),
    'a scene shows what is on the list: take it off',
  ).toEqual([])
  expect(
    unplayedTexts,
    'what a screen says is played: the meter of the composer tells of nothing else',
  ).toEqual([])
  expect(variables.undrawn(), 'no scene is drawn with it: give it one').toEqual(BY_THE_SERVER)
  expect(sceneMeter.percent).toBe(100)
}, 1_800_000)
