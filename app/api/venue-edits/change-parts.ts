import type { PictureSubject } from '#app/contract/pictures.ts'
import type { TranslatedKind } from '#app/contract/translations.ts'
import type { VenueImage } from '#app/contract/venue-file/fields.ts'
import { changeRecord, changeVenueDocument } from '#app/data/queries/venues/change-document.ts'
import type { EditedValues } from '#app/rules/venues/venue-edit.ts'
import type { ApiContext } from '../kernel/context.ts'
import { imagesOf, picturesPart, venuePicturePart, wordsPart } from './edited-parts.ts'

type Place = Pick<ApiContext, 'db' | 'tenantId' | 'now'>
type Author = { author: string; undoes?: number }
type Changed = Promise<{ edit: number | null } | null>

type PictureChange = Author & {
  subject: PictureSubject
  /** the pictures as they should be, from those that are there */
  values: (present: readonly VenueImage[]) => EditedValues
}

/** Other pictures of the venue or of something that it sells, kept as an edit; null for what it does not have. */
export async function changePictures(
  { db, tenantId, now }: Place,
  { subject, values, ...author }: PictureChange,
): Changed {
  const { kind, id } = subject
  if (kind === 'venue') {
    const part = venuePicturePart(tenantId)
    if (id !== tenantId) return null
    return changeVenueDocument(db, tenantId, {
      change: document => part.withValues(document, values(imagesOf(document.venue))),
      edit: { ...part, ...author, now },
    })
  }
  const part = picturesPart({ kind, id })
  return changeRecord(db, tenantId, {
    kind,
    id,
    change: document => part.withValues(document, values(document.images)),
    edit: { ...part, ...author, now },
  })
}

type WordsChange = Author & {
  subject: { kind: TranslatedKind; id: string; language: string }
  /** the words as they should be, from those that are there; null leaves them alone */
  values: (present: EditedValues) => EditedValues | null
}

/** Other words of something in a further language, kept as an edit; null for what the venue does not have, and where they are left alone. */
export async function changeWords({ db, tenantId, now }: Place, change: WordsChange): Changed {
  const { subject, values, ...author } = change
  const part = wordsPart(subject)
  const edit = { ...part, ...author, now }
  const changed = <Document>(document: Document): Document | null => {
    const next = values(part.valuesOf(document))
    return next && (part.withValues(document, next) as Document)
  }
  if (subject.kind === 'venue')
    return subject.id === tenantId ? changeVenueDocument(db, tenantId, { change: changed, edit }) : null
  return changeRecord(db, tenantId, { kind: subject.kind, id: subject.id, change: changed, edit })
}
