import { refusalOf } from '#app/api/kernel/refuse.ts'
import type { ExchangePlan } from '#app/contract/theme-exchange.ts'
import type { Visit } from '#app/pages/open-page.ts'
import type { otherVenuesOfEditor } from '#app/pages/require-editor.ts'
import { rightsOf } from '#app/rules/staff/staff-rights.ts'
import type { StaffIdentity } from '#app/session/staff-session.ts'
import { MAX_FILE_CHARACTERS } from '#theme/exchange/exchange-formats.ts'
import { type ThemeGroup, themeGroups } from '#theme/exchange/theme-groups.ts'
import { themePartsFor } from '#theme/theme-parts.ts'

type OtherVenues = Awaited<ReturnType<typeof otherVenuesOfEditor>>
type StaffVisit = Visit & { staff: StaffIdentity }
type Press = { form: FormData; others: OtherVenues }

/** The plan as its screen shows it, with the text that it is made from. */
type ShownPlan = Pick<
  ExchangePlan,
  'groups' | 'chosen' | 'difference' | 'unknown' | 'contrast' | 'revision'
> & {
  text: string
  isMoved: boolean
  /** the venue that it is taken from; empty for a file */
  from: string
  /** names of the fonts that come along */
  fontNames: string[]
}

export type ExchangeAnswer =
  | { kind: 'refused'; error: string; text: string }
  | { kind: 'failed'; error: string }
  | { kind: 'plan'; plan: ShownPlan }
  /** `before` is the draft as it was, for undoing; empty where there was none */
  | { kind: 'applied'; revision: number; before: string }
  | { kind: 'undone' }

type Answer = { status: number; answer: ExchangeAnswer }

/** What was pressed: a plan, the plan applied to the draft, or that undone. */
export async function pressExchange(visit: StaffVisit, { form, others }: Press): Promise<Answer> {
  const intent = form.get('intent')
  if (intent === 'undo') return undo(visit, form)
  const text = await textIn(form, others)
  const source = sourceOf(form, others)
  if (text === null || text.length > MAX_FILE_CHARACTERS)
    return refused({ error: visit.venue.text('exchange-large'), text: '' })
  if (!text.trim()) return refused({ error: visit.venue.text('exchange-missing'), text })
  const groups = chosenGroups(form, visit.staff)
  const theirs = source ? (await source.api.fonts.list()).payload : []
  const body = { text, groups, fonts: theirs.map(({ id }) => id) }
  const planned = await visit.api.themeExchange.plan({ body }).catch(refusalOf)
  if (!planned) throw new Error('The plan of an exchange failed')
  if (!('payload' in planned)) {
    const problem = planned.data.text ?? ''
    return refused({ error: visit.venue.text('exchange-unread', { problem }), text })
  }
  const plan = planned.payload
  const fontNames = theirs.filter(({ id }) => plan.fonts.includes(id)).map(({ name }) => name)
  return intent === 'apply'
    ? apply(visit, { plan, text, source, fontNames, seen: Number(form.get('seen')) })
    : shown(visit, { plan, text, source, fontNames })
}

const refused = ({ error, text }: { error: string; text: string }): Answer => ({
  status: 422,
  answer: { kind: 'refused', error, text },
})

/** The chosen file, else what was pasted, else the theme of another venue; null for a file that is too large to be read. */
async function textIn(form: FormData, others: OtherVenues): Promise<string | null> {
  const file = form.get('file')
  if (file instanceof File && file.size > 0) return file.size > 4 * MAX_FILE_CHARACTERS ? null : file.text()
  const text = String(form.get('text') ?? '')
  const other = others.find(({ tenantId }) => tenantId === form.get('venue'))
  if (text.trim() || !other) return text
  return (await other.api.themeExchange.print({ params: { format: 'tokens' } })).payload.text
}

/** The venue that a theme is taken from, when it is first planned and when it is applied. */
const sourceOf = (form: FormData, others: OtherVenues) => {
  const chosen = String(form.get('text') ?? '').trim() ? form.get('from') : form.get('venue')
  return others.find(({ tenantId }) => tenantId === chosen)
}

/** What was chosen of what somebody may take; a first plan takes all of that. */
function chosenGroups(form: FormData, staff: StaffIdentity): ThemeGroup[] {
  const groups = allowedGroups(staff)
  return form.has('isChosen') ? groups.filter(group => form.getAll('group').includes(group)) : groups
}

/** Nothing that the role may not change. */
function allowedGroups({ roles }: StaffIdentity): ThemeGroup[] {
  const parts = themePartsFor(rightsOf(roles))
  return themeGroups.filter(group => parts.includes(group === 'words' || group === 'links' ? group : 'look'))
}

type Planned = {
  plan: ExchangePlan
  text: string
  source: OtherVenues[number] | undefined
  fontNames: string[]
}

function shown(
  { staff }: StaffVisit,
  { plan, text, source, fontNames, isMoved = false }: Planned & { isMoved?: boolean },
): Answer {
  const { groups, chosen, difference, unknown, contrast, revision } = plan
  const allowed = allowedGroups(staff)
  return {
    status: isMoved ? 409 : 200,
    answer: {
      kind: 'plan',
      plan: {
        groups: groups.filter(group => allowed.includes(group)),
        chosen,
        difference,
        unknown,
        contrast,
        revision,
        text,
        isMoved,
        from: source?.tenantId ?? '',
        fontNames,
      },
    },
  }
}

/** One step of the draft: all of it or nothing, and only of the plan that was seen. */
async function apply(visit: StaffVisit, { seen, ...planned }: Planned & { seen: number }): Promise<Answer> {
  const { plan } = planned
  if (plan.revision !== seen) return shown(visit, { ...planned, isMoved: true })
  const problem = await copyFonts(visit, planned)
  if (problem !== null) return { status: 422, answer: { kind: 'failed', error: problem } }
  const before = (await visit.api.themeDrafts.get()).payload.theme
  const saved = await visit.api.themeDrafts
    .put({
      headers: { 'if-match': `"${seen}"` },
      query: { base: plan.published, source: 'import' },
      body: plan.theme,
    })
    .catch(refusalOf)
  if (saved && 'payload' in saved)
    return {
      status: 200,
      answer: {
        kind: 'applied',
        revision: saved.payload.revision,
        before: before ? JSON.stringify(before) : '',
      },
    }
  return {
    status: saved?.status ?? 500,
    answer: { kind: 'failed', error: saved?.data.text ?? visit.venue.text('exchange-failed') },
  }
}

/** Takes the fonts along, checked here as any upload is; why one was not taken, or null. */
async function copyFonts(
  { api, venue }: StaffVisit,
  { plan, source }: Pick<Planned, 'plan' | 'source'>,
): Promise<string | null> {
  if (!source) return null
  for (const id of plan.fonts) {
    const { payload: files } = await source.api.fonts.files({ params: { id } })
    for (const body of files) {
      const taken = await api.fonts.upload({ body }).catch(refusalOf)
      if (!taken || !('payload' in taken)) return taken?.data.text ?? venue.text('exchange-failed')
    }
  }
  return null
}

/** The draft as it was before the file, as long as nobody has changed it since. */
async function undo({ api, venue }: StaffVisit, form: FormData): Promise<Answer> {
  const headers = { 'if-match': `"${String(form.get('seen'))}"` }
  const before = themeIn(String(form.get('before') ?? ''))
  const press = before
    ? api.themeDrafts.put({ headers, query: { base: venue.revision }, body: before })
    : api.themeDrafts.discard({ headers })
  const done = await press.catch(refusalOf)
  if (done && 'payload' in done) return { status: 200, answer: { kind: 'undone' } }
  return {
    status: done?.status ?? 500,
    answer: { kind: 'failed', error: venue.text('exchange-undo-moved') },
  }
}

function themeIn(json: string): Record<string, unknown> | null {
  try {
    const theme: unknown = JSON.parse(json)
    return typeof theme === 'object' && theme !== null ? { ...theme } : null
  } catch {
    return null
  }
}
