import { z } from 'zod'
import { translationsOf } from './translations.ts'

/** The kinds of value that the parts of a venue file are made of. Money is integer cents, times are venue wall time. */

const ID = /^[A-Za-z0-9._-]+$/
/** Dots alone lead elsewhere in an address; the other is no key of an object. */
const NO_ID = /^(?!\.+$|__proto__$)/
const NO_ID_MESSAGE = 'must not be dots alone, nor __proto__'
const DATE = /^\d{4}-\d{2}-\d{2}$/
const RELATIVE_DATE = /^today([+-]\d{1,4})?$/
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/
const PICTURE = /^(\/(?![/\\])|https:\/\/)[^\s<>"'\\]+$/

export const WEEKDAYS = ['Su', 'M', 'Tu', 'W', 'Th', 'F', 'Sa'] as const

export const id = z
  .string()
  .min(1, 'must not be empty')
  .max(64, 'must have at most 64 characters')
  .regex(ID, 'may hold only letters A–Z, digits, dot, underscore and hyphen')
  .regex(NO_ID, NO_ID_MESSAGE)
  .meta({ id: 'Id', description: 'Name of a record in links and references: 1–64 of A–Z a–z 0–9 . _ -' })

export const slotId = z
  .string()
  .min(1, 'must not be empty')
  .max(96, 'must have at most 96 characters')
  .regex(ID, 'may hold only letters A–Z, digits, dot, underscore and hyphen')
  .regex(NO_ID, NO_ID_MESSAGE)

/** One line of text in any script: a name, a label. */
export const line = z.string().trim().min(1, 'must not be empty').max(200, 'must have at most 200 characters')

/** Up to a paragraph. */
export const sentence = z.string().max(2_000, 'must have at most 2000 characters')

/** A page of text; strong, em, links, line breaks and lists are allowed, everything else is shown as typed. */
export const prose = z.string().max(50_000, 'must have at most 50000 characters')

/** Greatest price or amount: 999 of it on each of 900 lines are still a whole number that JavaScript holds. */
export const MAX_CENTS = 10_000_000_000

/** Money in integer cents (the smallest unit of the venue's currency). */
export const cents = z
  .int('must be a whole number of cents')
  .min(0, 'must not be negative')
  .max(MAX_CENTS, `must be at most ${MAX_CENTS} cents`)

/** A selling price in cents; -1 says that this price is not for sale. */
export const price = z
  .int('must be a whole number of cents')
  .min(-1, 'must be -1 (not for sale), 0 or more')
  .max(MAX_CENTS, `must be at most ${MAX_CENTS} cents`)

export const count = z
  .int('must be a whole number')
  .min(0, 'must not be negative')
  .max(1_000_000, 'must be at most 1000000')

export const order = z.int('must be a whole number').min(-1_000_000).max(1_000_000).default(0)

/** A calendar date in the venue's zone: `2026-11-21`, or relative to the day of import: `today`, `today+90`, `today-3`. */
export const fileDate = z
  .string()
  .refine(isFileDate, 'must be a date like 2026-11-21, or today, today+90, today-3')
  .meta({
    id: 'FileDate',
    description:
      'A date in the zone of the venue: 2026-11-21, or relative to the day of import: today, today+90, today-3',
    pattern: '^(\\d{4}-\\d{2}-\\d{2}|today([+-]\\d{1,4})?)$',
  })

/** Wall time of the venue, `09:30`. */
export const wallTime = z
  .string()
  .regex(TIME, 'must be a time like 09:30')
  .meta({ id: 'WallTime', description: 'Time of day at the venue, 24 hours: 09:30' })

export const weekday = z
  .enum(WEEKDAYS)
  .meta({ id: 'Weekday', description: 'Day of the week: Su, M, Tu, W, Th, F or Sa' })

export const email = z
  .string()
  .max(254, 'must have at most 254 characters')
  .regex(/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>.]{2,64}$/, 'must be an email address')

export const phone = z
  .string()
  .max(40, 'must have at most 40 characters')
  .refine(isPhone, 'must be a telephone number of 9 to 25 digits')

/** A link a visitor may follow: a path of this site, or an http(s), mailto or tel address. */
export const link = z
  .string()
  .max(2_000, 'must have at most 2000 characters')
  .regex(/^(#[\w-]*|\/(?![/\\])[^\s<>"'\\]*|https?:\/\/[^\s<>"'\\]+|mailto:[^\s<>"']+|tel:[+\d(). -]+)$/, {
    error: 'must be a path of this site, or an http, https, mailto or tel link',
  })

/** The address of a picture: a path of this site or an https address. */
const picture = z
  .string()
  .max(2_000, 'must have at most 2000 characters')
  .regex(PICTURE, 'must be a path of this site or an https address')

export const country = z
  .string()
  .regex(/^[A-Z]{2}$/, 'must be a two-letter country code like US')
  .meta({ id: 'Country', description: 'ISO 3166 alpha-2 country code in capitals: US, GB, CA' })

const percent = z.int().min(0, 'must be 0 or more').max(100, 'must be 100 or less')

/** What of a picture matters most: it stays in sight where a frame has other proportions. */
export const focalPoint = z
  .strictObject({ x: percent.describe('From the left'), y: percent.describe('From the top') })
  .describe('What matters most of it, in percent; its middle when left out')

/** Three sizes of one picture and what it shows. */
export const image = z
  .strictObject({
    thumbnail: picture.describe('About 320 pixels wide'),
    screen: picture.describe('About 960 pixels wide'),
    highRes: picture.describe('About 1920 pixels wide'),
    mail: picture.optional().describe('A WebP, JPEG or PNG for mail, about 960 pixels wide'),
    description: sentence.default('').describe('What the picture shows, for those who cannot see it'),
    translations: translationsOf({ description: sentence.optional() }),
    primary: z.boolean().default(false).describe('The picture of the card; without one the first is taken'),
    focus: focalPoint.optional(),
  })
  .meta({ id: 'Image', description: 'One picture in the sizes a screen needs' })

export const images = z.array(image).max(50).default([]).describe('Pictures in the order of the gallery')

export const ids = (description: string) => z.array(id).max(5_000).default([]).describe(description)

export const address = z
  .strictObject({
    streetAddress1: z.string().max(200).default('').describe('First address line'),
    streetAddress2: z.string().max(200).default('').describe('Second address line'),
    city: z.string().max(100).default('').describe('City or town'),
    state: z
      .string()
      .max(100)
      .default('')
      .describe('State, province or region: its abbreviation where there is one'),
    zipCode: z.string().max(20).default('').describe('Zip or postal code'),
    country: country.optional().describe('Country'),
  })
  .meta({ id: 'Address', description: 'A postal address' })

export const channel = z
  .enum(['online', 'customerRep'])
  .meta({ id: 'Channel', description: 'Where something is sold' })

export const salesChannels = z
  .array(
    z.strictObject({
      channel: channel.describe('Where it is sold'),
      enabled: z.boolean().default(true).describe('Whether it is sold there'),
    }),
  )
  .max(10)
  .default([{ channel: 'online', enabled: true }])
  .describe('Where it is sold; online alone when left out')

export type VenueImage = z.output<typeof image>

function isFileDate(value: string): boolean {
  return RELATIVE_DATE.test(value) || (DATE.test(value) && isRealDate(value))
}

function isRealDate(value: string): boolean {
  const day = new Date(`${value}T00:00:00Z`)

  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
}

function isPhone(value: string): boolean {
  const digits = value.replace(/\D/g, '').length

  return !/[<>]/.test(value) && digits >= 9 && digits <= 25
}
