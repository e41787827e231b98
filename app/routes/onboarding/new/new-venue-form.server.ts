import { z } from 'zod'
import { isCurrency } from '#app/rules/onboarding/currency-of-country.ts'
import { typedAddress } from '#app/rules/onboarding/site/public-address.ts'
import { isVenueId } from '#app/rules/onboarding/venue-id.ts'
import { presets } from '#theme/presets/presets.ts'
import type { Text } from '#theme/texts/runtime/venue-texts.ts'
import { zones } from '../parts/place-choices.server.ts'

/** As many files as a page that was saved may have, and as large as one of them may be. */
const MAX_FILES = 30
const MAX_FILE_BYTES = 6_000_000
/** A page saved as one file, or an archive, holds all of its pictures. */
const MAX_ARCHIVE_BYTES = 25_000_000
const ARCHIVE_NAME = /\.(?:mht|mhtml|zip)$/i
const isTooLarge = ({ name, size }: File) =>
  size > (ARCHIVE_NAME.test(name) ? MAX_ARCHIVE_BYTES : MAX_FILE_BYTES)

/** Who and where a new venue is, and what it starts from. What is left empty a page may tell. */
export const newVenueForm = (text: Text) =>
  z
    .object({
      name: z.string().trim().max(200, text('onboarding-new-name-missing')).default(''),
      id: z.string().trim().toLowerCase().default(''),
      timeZone: z.string().default(''),
      currency: z
        .string({ error: text('onboarding-new-currency-bad') })
        .refine(value => value === '' || isCurrency(value), text('onboarding-new-currency-bad'))
        .default(''),
      start: z.string({ error: text('onboarding-new-start-bad') }),
      address: z.string().trim().default(''),
      files: z
        .array(z.instanceof(File))
        .max(MAX_FILES, text('onboarding-new-files-many'))
        .refine(files => !files.some(isTooLarge), text('onboarding-new-files-large'))
        .default([]),
    })
    .transform(form => ({ ...form, start: meantStart(form) }))
    .superRefine((form, context) => {
      const isPage = form.start === 'page' || form.start === 'files'
      const faults: [keyof typeof form, boolean, string][] = [
        ['name', !form.name && !isPage, text('onboarding-new-name-missing')],
        ['id', form.id !== '' && !isVenueId(form.id), text('onboarding-new-id-bad')],
        [
          'timeZone',
          form.timeZone ? !zones().includes(form.timeZone) : !isPage,
          text('onboarding-new-zone-bad'),
        ],
        ['address', form.start === 'page' && !typedAddress(form.address), text('onboarding-site-address')],
        ['files', form.start === 'files' && form.files.length === 0, text('onboarding-new-files-missing')],
        ['start', !venueStart(form.start), text('onboarding-new-start-bad')],
      ]
      for (const [field, isFault, message] of faults)
        if (isFault) context.addIssue({ code: 'custom', path: [field], message })
    })

type StartFields = { start: string; address: string; files: readonly File[] }

/** Whoever chooses files and types no address means the files, whether or not they say so. */
const meantStart = ({ start, address, files }: StartFields) =>
  start === 'page' && address === '' && files.length > 0 ? 'files' : start

export type NewVenueForm = z.output<ReturnType<typeof newVenueForm>>

/** What a new venue may start from, as the form sends it: `preset:aquarium`, `venue:pier`, `page`, `files`. */
export function venueStart(value: string) {
  const [, kind, id = ''] = /^(preset|venue|page|files)(?::(.+))?$/.exec(value) ?? []
  if (kind === 'preset') return Object.hasOwn(presets, id) ? ({ kind, preset: id } as const) : null
  if (kind === 'venue') return id ? ({ kind, tenantId: id } as const) : null
  return kind === 'page' || kind === 'files' ? ({ kind } as const) : null
}
