import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { stagedScenes } from '#app/rules/scenes/staged-scenes.ts'
import { scenesOf } from '#editor/preview/scenes.ts'
import { textsWithoutScene } from '#editor/preview/texts-without-scene.ts'
import { loadVenue } from '#tests/builders/demo-venue.ts'
import { linesOfPdf } from '#tests/builders/lines-of-pdf.ts'
import { openSceneShop, type SceneLook } from '#tests/builders/scene-shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'
import { textGroups } from '#theme/texts/lists/text-groups.ts'
import { type TextGroup, type TextReference, textOf, textReferences } from '#theme/texts/lists/texts.ts'

/** Checkout on one page and in steps, with and without a bank's question: together they have every switch. */
const VENUES = ['harborlight', 'fernwood']

/** Words of the staff and of the platform: no venue's visitor reads them. */
const STAFF: readonly TextGroup[] = [
  'editor',
  'exchange',
  'pictures',
  'translations',
  'venue-hosts',
  'venue-settings',
  'versions',
  'draft-review',
  'onboarding',
  'home',
]

const shown = textReferences.filter(reference => {
  const { setting, message } = textOf(reference)
  return !setting && message !== '' && !STAFF.some(group => Object.hasOwn(textGroups[group], reference))
})

/** Every text says its own name and what it is given, so that a page tells which texts stand on it. */
const nameOf = (reference: TextReference) =>
  `⟦${reference}⟧${Object.keys(textOf(reference).args)
    .map(arg => ` {${arg}}`)
    .join('')}`
const names = Object.fromEntries(shown.map(reference => [reference, nameOf(reference)]))

const fileOf = (venue: string) => JSON.parse(readFileSync(`app/data/demo/${venue}.json`, 'utf8'))

const { test } = useDatabase(async database => {
  for (const venue of VENUES)
    await loadVenue(database, { ...fileOf(venue), texts: names, textSets: {}, emailTexts: {} })
})

/** Pages that need nothing to have happened, with the first things of the venue; asked for on the stage of a scene. */
function pageScenes(venue: string): string[] {
  const { events, combos, memberships } = fileOf(venue)
  const facts = {
    tenantId: venue,
    openDay: '2026-11-20',
    closedDay: '2026-11-26',
    soldOutDay: '2026-11-21',
    eventId: events[3].id,
    soldOutEventId: events[0].id,
    comboId: combos[0].id,
    levelId: memberships.categories[1].id,
  }
  return scenesOf(facts)
    .filter(({ href }) => !/^\/(?:editor|embed)\//.test(href))
    .map(({ href }) => `${href}${href.includes('?') ? '&' : '?'}scene=no-orders`)
}

const wordsOf = ({ html, bytes, type }: SceneLook) =>
  type.includes('pdf')
    ? linesOfPdf(bytes.toString('latin1')).join('\n')
    : html.replace(/<script[\s\S]*?<\/script>/g, '')

test('which texts a scene shows as it is opened: the list of the others is what the editor tells, and gets no longer', async ({
  database,
}) => {
  const shop = await openSceneShop(database)
  const shownInScenes = new Set<string>()
  for (const venue of VENUES) {
    const cookie = await shop.signIn({ tenantId: venue, staffId: 'staff-editor' })
    const staged = stagedScenes.map(scene => `/editor/${venue}/scenes/${scene}`)
    for (const path of [...staged, ...pageScenes(venue)])
      for (const [, reference = ''] of wordsOf(await shop.look(path, cookie)).matchAll(/⟦([\w-]+)⟧/g))
        shownInScenes.add(reference)
  }
  await shop.close()
  const left = shown.filter(reference => !shownInScenes.has(reference)).toSorted()
  expect(
    left.filter(reference => !textsWithoutScene.includes(reference)),
    'no scene shows what one showed before, or what is new: give it a scene, or put it on the list by hand',
  ).toEqual([])
  await expect(printed(left)).toMatchFileSnapshot('../../editor/preview/texts-without-scene.ts')
}, 300_000)

/** The list as it is committed: run with `-u` when a scene shows more. */
const printed = (
  references: readonly string[],
) => `import type { TextReference } from '#theme/texts/lists/texts.ts'

/**
 * Texts that no screen says as it is opened: sentences after a press, of calls, of wallets and of faults. The scene of messages shows
 * them. Written by tests/api/scene-coverage.test.ts with -u where it gets shorter; what it gains is added by hand.
 */
export const textsWithoutScene: readonly TextReference[] = [
${references.map(reference => `  '${reference}',\n`).join('')}]
`
