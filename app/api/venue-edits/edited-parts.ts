import type { PictureSubject } from '#app/contract/pictures.ts'
import type { TranslatedKind } from '#app/contract/translations.ts'
import type { VenueImage } from '#app/contract/venue-file/fields.ts'
import { venueSettingFields } from '#app/contract/venue-settings.ts'
import type { VenueDocument } from '#app/rules/catalogue/catalogue.ts'
import { catalogueWords, translateRecord } from '#app/rules/catalogue/catalogue-words.ts'
import {
  hoursValues,
  pictureValues,
  settingValues,
  withHoursValues,
  withPictureValues,
  withSettingValues,
} from '#app/rules/venues/edited-values.ts'
import type { EditedPart, EditedValues } from '#app/rules/venues/venue-edit.ts'
import { fieldsOfKind } from '../translations/translated-records.ts'
import { writeSubject } from './edit-subject.ts'

/** A part of a stored document: its values, and the document with other ones. What `values` does not name stays. */
export type PartOf<Document> = {
  part: EditedPart
  subject?: string
  language?: string
  valuesOf: (document: Document) => EditedValues
  withValues: (document: Document, values: EditedValues) => Document
}

const SETTING_NAMES = Object.keys(venueSettingFields.shape)

export const hoursPart: PartOf<VenueDocument> = {
  part: 'hours',
  valuesOf: ({ hours }) => hoursValues(hours),
  withValues: (document, values) => ({ ...document, hours: withHoursValues(document.hours, values) }),
}

/** What staff may change of `company`; fees, hosts and trackers are none of it. */
export const settingsPart: PartOf<VenueDocument> = {
  part: 'settings',
  valuesOf: ({ company }) => settingValues(company, SETTING_NAMES),
  withValues: (document, values) => ({ ...document, company: withSettingValues(document.company, values) }),
}

/** The further languages that visitors may choose. */
export const languagesPart: PartOf<VenueDocument> = {
  part: 'languages',
  valuesOf: ({ venue }) => ({ languages: venue.languages }),
  withValues: (document, { languages }) => ({
    ...document,
    venue: { ...document.venue, languages: (languages ?? []) as string[] },
  }),
}

/** The picture above the events of the venue, which has no gallery. */
export const venuePicturePart = (id: string): PartOf<VenueDocument> => ({
  part: 'pictures',
  subject: writeSubject({ kind: 'venue', id }),
  valuesOf: ({ venue }) => pictureValues(imagesOf(venue)),
  withValues: (document, values) => {
    const { picture: _, ...venue } = document.venue
    const [picture] = withPictureValues(imagesOf(document.venue), values)
    return { ...document, venue: picture ? { ...venue, picture } : venue }
  },
})

/** The one picture of a venue, or none, as a list. */
export const imagesOf = ({ picture }: VenueDocument['venue']) => (picture ? [picture] : [])

type Pictured = { id: string; images: VenueImage[] }

/** The pictures of something that is sold. */
export const picturesPart = ({ kind, id }: PictureSubject): PartOf<Pictured> => ({
  part: 'pictures',
  subject: writeSubject({ kind, id }),
  valuesOf: ({ images }) => pictureValues(images),
  withValues: (document, values) => ({ ...document, images: withPictureValues(document.images, values) }),
})

type Words = { kind: TranslatedKind; id: string; language: string }

/** The words of one thing in a language, each beside those of the main one that it was written for. */
export function wordsPart({ kind, id, language }: Words): PartOf<unknown> {
  const fields = fieldsOfKind(kind)
  return {
    part: 'words',
    subject: writeSubject({ kind, id }),
    language,
    valuesOf: document =>
      Object.fromEntries(
        catalogueWords(document, { fields, language }).map(({ path, ...words }) => [path, words]),
      ),
    withValues: (document, values) => {
      const entries = Object.entries(values) as [string, { translation: string } | null][]
      const words = new Map(entries.map(([path, word]) => [path, word?.translation ?? '']))
      return translateRecord(document, { fields, language, words })
    },
  }
}
