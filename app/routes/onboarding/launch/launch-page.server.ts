import type { requireVenueSetup } from '#app/pages/require-onboarding.ts'
import { type EditorPlace, type MendPlace, mendingOf } from '#app/rules/onboarding/launch/mend-place.ts'
import { SHEETS, type SheetKind } from '#app/rules/venues/sheet-columns.ts'
import { mendHref } from './mend-href.ts'

type LaunchVisit = Awaited<ReturnType<typeof requireVenueSetup>>

/** What the screen shows: how far the latest check is, and each finding with the address where somebody with these roles in the venue mends it. */
export async function readLaunchPage({ desk, person, setup, text }: LaunchVisit, roles: readonly string[]) {
  const { tenantId, name, isDraft } = setup
  const found = await desk.readCheck(person, tenantId)
  const findings = (found?.findings ?? []).map(({ severity, sentence, check, at }) => {
    const mending = mendingOf({ check, at }, { roles, isDraft })
    const screen = placeWords(mending.place, text)
    return {
      severity,
      sentence,
      href: mendHref(tenantId, { mending, at: at ?? { kind: 'venue' } }),
      words: text(mending.beyond ? 'onboarding-launch-ask' : 'onboarding-launch-mend', { screen }),
    }
  })
  const report = found && {
    state: found.state,
    done: found.done,
    total: found.total,
    isOld: found.isOld,
  }
  return {
    title: name,
    name,
    venueHref: `/onboarding/venues/${encodeURIComponent(tenantId)}`,
    report,
    findings,
  }
}

const EDITOR_WORDS = {
  'editor-words': 'onboarding-item-words',
  'editor-look': 'editor-page-title',
  'editor-pictures': 'editor-pictures',
  'editor-translations': 'editor-page-translations',
  'editor-hours': 'editor-page-hours',
  'editor-settings': 'editor-page-settings',
} as const satisfies Record<EditorPlace, string>

function placeWords(place: MendPlace, text: LaunchVisit['text']): string {
  if (place === 'file') return text('onboarding-launch-file')
  if (Object.hasOwn(EDITOR_WORDS, place)) return text(EDITOR_WORDS[place as EditorPlace])
  if (!place.startsWith('sheet-')) return text(`onboarding-item-${place as 'name'}`)
  const sheet = SHEETS[place.slice(6) as SheetKind].name
  return text('onboarding-launch-sheet', { sheet })
}

export type ShownFinding = Awaited<ReturnType<typeof readLaunchPage>>['findings'][number]
