import { isCanada } from '#app/rules/validators/countries.ts'

/** What a check is told besides the value: a length in characters, another value, the country of an address. */
export type CheckOptions = { minLength?: number; other?: string; country?: string }

/** A check of one text. */
export type ValueCheck = (value: string, options: CheckOptions) => boolean

/** A named check; one without a test cannot be run. */
export type Validator = { test?: ValueCheck }

const ZIP = /^\d{5}(-\d{4})?$/
const POSTAL_CODE = /^[A-Z]\d[A-Z] \d[A-Z]\d$/
const EMAIL = /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\.]+(\.[^\s@<>(),;:"[\]\\.]+)*\.[A-Za-z]{2,64}$/
const STARTS_WITH_DIGIT = /^\p{Nd}/u
const LINK =
  /https?:|ftp:|javascript:|data:|:\/\/|\bwww\.|\w\.(com|net|org|info|biz|io|co|ru|cn|xyz|top|site|online|shop|link|click)\b/i

const safe: ValueCheck = value => !/[<>]/.test(value) && !LINK.test(value)
const long: ValueCheck = (value, { minLength = 1 }) => [...value.trim()].length >= minLength

/** The ONE set of checks, by the names that forms and venue files use (checkout text, section 5). */
export const validators = {
  /** an address with a top-level part of 2 to 64 letters; nothing before or after it, 254 characters at most (CHK-165) */
  email: { test: value => value.length <= 254 && EMAIL.test(value) },
  /** at least 4 characters, or `minLength` (CHK-166, decision W5) */
  password: { test: (value, { minLength = 4 }) => [...value].length >= minLength },
  /** has letters, of any script, and does not start with a digit (CHK-167) */
  name: { test: value => !STARTS_WITH_DIGIT.test(value.trim()) && /\p{L}/u.test(value) },
  /** has no '<' or '>' and does not look like a link; empty text is safe (CHK-168) */
  safeInput: { test: safe },
  /** safe, and at least `minLength` (1) characters long (CHK-169) */
  safeInputLen: { test: (value, options) => safe(value, options) && long(value, options) },
  /** a number, with a sign or decimals if it likes (CHK-170) */
  number: { test: value => /^[+-]?\d+(\.\d+)?$/.test(value) },
  /** five digits, with a hyphen and four more if it likes (CHK-171) */
  zip: { test: value => ZIP.test(value) },
  /** a Canadian postal code where `country` is Canada, a US zip code anywhere else (CHK-172); billing is milder, see `zipProblem` */
  zipcode: { test: (value, { country }) => (isCanada(country) ? POSTAL_CODE : ZIP).test(value) },
  /** no '<' or '>', and 9 to 25 digits among whatever else (CHK-173) */
  phone: { test: value => !/[<>]/.test(value) && hasPhoneDigits(value) },
  /** the same as `other` (CHK-174) */
  equal: { test: (value, { other }) => value === other },
  /** something else than `other` (CHK-174) */
  notEqual: { test: (value, { other }) => value !== other },
  /** at least `minLength` (1) characters, spaces around not counted (CHK-175) */
  len: { test: long },
  /** letters, digits and hyphens only (CHK-176) */
  promo: { test: value => /^[A-Za-z0-9-]+$/.test(value) },
  /** anything but blank (CHK-177) */
  coupon: { test: value => value.trim().length > 0 },
} as const satisfies Record<string, Validator>

export type ValidatorName = keyof typeof validators

function hasPhoneDigits(value: string): boolean {
  const digits = value.replace(/\D/g, '').length

  return digits >= 9 && digits <= 25
}
