/** What a check may be told besides the value. */
export type CheckOptions = { minLength?: number; other?: string; country?: string }

/** A check of one text. */
export type Check = (value: string, options: CheckOptions) => boolean

const ZIP = /^\d{5}(-\d{4})?$/
const POSTAL_CODE = /^[A-Z]\d[A-Z] \d[A-Z]\d$/
const EMAIL = /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\.]+(\.[^\s@<>(),;:"[\]\\.]+)*\.[A-Za-z]{2,64}$/
const STARTS_WITH_DIGIT = /^\p{Nd}/u
const LINK =
  /https?:|ftp:|javascript:|data:|:\/\/|\bwww\.|\w\.(com|net|org|info|biz|io|co|ru|cn|xyz|top|site|online|shop|link|click)\b/i

/** An address with a top-level part of 2 to 64 letters; nothing before or after it, 254 characters at most (CHK-165). */
export const isEmail: Check = value => value.length <= 254 && EMAIL.test(value)

/** At least 4 characters, or what the venue asks for (CHK-166, decision W5). */
export const isPassword: Check = (value, { minLength = 4 }) => [...value].length >= minLength

/** Has letters, of any script, and does not start with a digit (CHK-167). */
export const isName: Check = value => !STARTS_WITH_DIGIT.test(value.trim()) && /\p{L}/u.test(value)

/** Has no '<' or '>' and does not look like a link (CHK-168). Empty text is safe. */
export const isSafeInput: Check = value => !/[<>]/.test(value) && !LINK.test(value)

/** Safe, and at least `minLength` (1) characters long (CHK-169). */
export const isSafeInputOfLength: Check = (value, options) =>
  isSafeInput(value, options) && hasLength(value, options)

/** A number, with a sign or decimals if it likes (CHK-170). */
export const isNumber: Check = value => /^[+-]?\d+(\.\d+)?$/.test(value)

/** Five digits, with a hyphen and four more if it likes (CHK-171). */
export const isZip: Check = value => ZIP.test(value)

/** A Canadian postal code in Canada, a US zip code anywhere else (CHK-172). Billing is milder, see `zipError`. */
export const isZipCode: Check = (value, { country }) => (isCanada(country) ? POSTAL_CODE : ZIP).test(value)

/** No '<' or '>', and 9 to 25 digits among whatever else (CHK-173). */
export const isPhone: Check = value => {
  const digits = value.replace(/\D/g, '').length

  return !/[<>]/.test(value) && digits >= 9 && digits <= 25
}

/** Two values are the same (CHK-174). */
export const isEqual: Check = (value, { other }) => value === other

/** Two values differ (CHK-174). */
export const isNotEqual: Check = (value, { other }) => value !== other

/** At least `minLength` (1) characters, spaces around not counted (CHK-175). */
export const hasLength: Check = (value, { minLength = 1 }) => [...value.trim()].length >= minLength

/** Letters, digits and hyphens only (CHK-176). */
export const isPromoCode: Check = value => /^[A-Za-z0-9-]+$/.test(value)

/** Anything but blank (CHK-177). */
export const isCoupon: Check = value => value.trim().length > 0

/** Whether a country, by name or code, is Canada. */
export function isCanada(country?: string): boolean {
  return ['CA', 'CAN', 'CANADA'].includes((country ?? '').trim().toUpperCase())
}
