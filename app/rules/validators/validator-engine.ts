import {
  type Check,
  type CheckOptions,
  hasLength,
  isCoupon,
  isEmail,
  isEqual,
  isName,
  isNotEqual,
  isNumber,
  isPassword,
  isPhone,
  isPromoCode,
  isSafeInput,
  isSafeInputOfLength,
  isZip,
  isZipCode,
} from '#app/rules/validators/validators.ts'

/** A named check; one without a test cannot be run. */
export type Validator = { test?: Check }

/** What is wrong with a form's own set-up rather than with the value (CHK-216, MEM-288). */
const ENGINE_ERRORS = {
  none: 'No validator exists',
  unknown: 'Validator not found.',
  untestable: 'No test to run for validator',
} as const

/** The checks by the names that forms use. */
export const validators = {
  email: { test: isEmail },
  password: { test: isPassword },
  name: { test: isName },
  safeInput: { test: isSafeInput },
  safeInputLen: { test: isSafeInputOfLength },
  number: { test: isNumber },
  zip: { test: isZip },
  zipcode: { test: isZipCode },
  phone: { test: isPhone },
  equal: { test: isEqual },
  notEqual: { test: isNotEqual },
  len: { test: hasLength },
  promo: { test: isPromoCode },
  coupon: { test: isCoupon },
} as const satisfies Record<string, Validator>

/** The validator of a name; throws 'Validator not found.' for an unknown one (MEM-288). */
export function findValidator(
  name: string,
  known: Readonly<Record<string, Validator>> = validators,
): Validator {
  const validator = Object.hasOwn(known, name) ? known[name] : undefined
  if (!validator) throw new Error(ENGINE_ERRORS.unknown)

  return validator
}

/**
 * Whether a field's value passes the check the field names. Throws for a mistake in the form itself: 'No validator
 * exists' when it names none that is registered, 'No test to run for validator' for one without a test (CHK-216).
 */
export function validate(
  field: { validator?: string; value: string; options?: CheckOptions },
  known: Readonly<Record<string, Validator>> = validators,
): boolean {
  if (!field.validator || !Object.hasOwn(known, field.validator)) throw new Error(ENGINE_ERRORS.none)

  const { test } = findValidator(field.validator, known)
  if (!test) throw new Error(ENGINE_ERRORS.untestable)

  return test(field.value, field.options ?? {})
}
