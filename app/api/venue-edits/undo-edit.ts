import type { PictureSubject } from '#app/contract/pictures.ts'
import type { TranslatedKind } from '#app/contract/translations.ts'
import type { VenueImage } from '#app/contract/venue-file/fields.ts'
import type { Db } from '#app/data/database/database.ts'
import { lockPublishedRevision } from '#app/data/queries/themes/write.ts'
import { changeVenueDocument } from '#app/data/queries/venues/change-document.ts'
import { findEdit, insertEdit } from '#app/data/queries/venues/edits.ts'
import type { VenueDocument } from '#app/rules/catalogue/catalogue.ts'
import { pictureValues } from '#app/rules/venues/edited-values.ts'
import { type DraftPart, type EditedValues, mayEditPart, undoValues } from '#app/rules/venues/venue-edit.ts'
import type { StaffIdentity } from '#app/session/staff-session.ts'
import { undoFonts } from '../fonts/undo-fonts.ts'
import { api } from '../kernel/api.ts'
import type { ApiContext } from '../kernel/context.ts'
import { refuse } from '../kernel/refuse.ts'
import { requireReadablePicture } from '../pictures/require-readable-picture.ts'
import { draftPart } from '../themes/draft-part.ts'
import { readDraftState } from '../themes/draft-state.ts'
import { writeDraft } from '../themes/save-draft.ts'
import { requireThemeStaff } from '../themes/theme-rights.ts'
import { changePictures, changeWords } from './change-parts.ts'
import { readSubject } from './edit-subject.ts'
import { hoursPart, languagesPart, type PartOf, settingsPart } from './edited-parts.ts'
import { requireNoFewerApprovals } from './require-no-fewer-approvals.ts'

type Edit = NonNullable<Awaited<ReturnType<typeof findEdit>>>
type Undoing = { edit: Edit; staff: StaffIdentity }

/**
 * Brings back what an edit changed, at once, that of a file and of legal texts in the draft; that is an edit of its own, which can be undone again. For whoever may change the part (401,
 * 403). Values that somebody has changed since are refused by their keys, and nothing is undone (409); 404 for an edit that there is not, and
 * where what it changed is gone; fewer approvals as a change of the settings refuses them, a picture that words cannot be read on, and
 * an upload of a font that a theme uses (422).
 */
export const undoEdit = api.venueEdits.undo.handler(async ({ input: { params }, context }) => {
  const staff = requireThemeStaff(context.staff)
  const { db, tenantId } = context
  const edit = await findEdit(db, tenantId, params.number)
  if (!edit) throw refuse('NOT_FOUND')
  if (!mayEditPart(staff.roles, edit.part)) throw refuse('FORBIDDEN')
  const changed = await undo(context, { edit, staff })
  if (!changed) throw refuse('NOT_FOUND')
  return { payload: changed }
})

function undo(context: ApiContext, { edit, staff }: Undoing) {
  const { part, subject, language, number: undoes } = edit
  const { kind, id } = readSubject(subject)
  const author = { author: staff.email, undoes }
  if (part === 'pictures')
    return undoPictures(context, { edit, author, subject: { kind, id } as PictureSubject })
  if (part === 'words')
    return changeWords(context, {
      ...author,
      subject: { kind: kind as TranslatedKind, id, language },
      values: present => valuesBefore(present, edit),
    })
  if (part === 'import' || part === 'legal') return undoInDraft(context, { edit, staff, part })
  if (part === 'fonts') return undoFonts(context, { edit, staff })
  return undoOfVenue(context, { edit, staff })
}

type PictureUndoing = { edit: Edit; author: { author: string; undoes: number }; subject: PictureSubject }

async function undoPictures(context: ApiContext, { edit, author, subject }: PictureUndoing) {
  const card = edit.values.find(({ key }) => key === 'picture')
  if (subject.kind === 'venue' && card)
    await requireReadablePicture(context, card.before as VenueImage | null)
  const values = (present: readonly VenueImage[]) => valuesBefore(pictureValues(present), edit)
  return changePictures(context, { ...author, subject, values })
}

const parts = { hours: hoursPart, settings: settingsPart, languages: languagesPart }

/** Of what was put into the draft: its values are as they were, in the draft of today or in a new one. */
function undoInDraft(
  { db, tenantId, now }: ApiContext,
  { edit, staff, part }: Undoing & { part: DraftPart },
) {
  const { valuesOf, withValues } = draftPart(part)
  return db.transaction(async transaction => {
    const tx = transaction as Db
    const published = (await lockPublishedRevision(tx, tenantId)) ?? 0
    const state = await readDraftState({ db: tx, tenantId, published })
    const before = state.draft?.document ?? state.published
    const after = withValues(before, valuesBefore(valuesOf(before), edit))
    await writeDraft(tx, { tenantId, published, state, document: after, author: staff, now })
    const undoing = { part, valuesOf, author: staff.email, undoes: edit.number, now }
    return { edit: await insertEdit(tx, tenantId, { edit: undoing, before, after }) }
  })
}

/** Of a part that the venue has once. */
function undoOfVenue({ db, tenantId, now }: ApiContext, { edit, staff }: Undoing) {
  const part: PartOf<VenueDocument> = parts[edit.part as keyof typeof parts]
  return changeVenueDocument(db, tenantId, {
    change: document => {
      const changed = part.withValues(document, valuesBefore(part.valuesOf(document), edit))
      requireNoFewerApprovals(staff, { before: document.company, after: changed.company })
      return changed
    },
    edit: { ...part, author: staff.email, undoes: edit.number, now },
  })
}

function valuesBefore(present: EditedValues, { values }: Edit): EditedValues {
  const before = undoValues(present, values)
  if (before.ok) return before.values
  throw refuse('CONFLICT', {
    text: 'This was changed again since: undo that first',
    errors: Object.fromEntries(before.keys.map(key => [key, 'was changed again since'])),
  })
}
