import type { Cents } from '#app/rules/money/cents.ts'
import { passes } from '#app/rules/validators/validator-engine.ts'

/** What a certificate does to an order: what it pays, what is left to pay, what stays on it. Cents. */
export type CertificateUse = { applied: Cents; outstanding: Cents; remaining: Cents }

/** A certificate in checkout. Checked but not applied it only shows its balance (CHK-143). */
export type Certificate = { balance: Cents; isApplied: boolean }

/** The part of a certificate's balance that pays the total, and what is left of both, in cents (CHK-141, CHK-142). */
export function applyCertificate(total: Cents, balance: Cents): CertificateUse {
  const applied = Math.max(Math.min(total, balance), 0)

  return { applied, outstanding: total - applied, remaining: balance - applied }
}

/** What is left to pay, in cents: the total, less what an applied certificate pays (CHK-143). */
export function amountDue(total: Cents, certificate: Certificate | null): Cents {
  return certificate?.isApplied ? applyCertificate(total, certificate.balance).outstanding : total
}

/** Whether Apply and Check Balance can be used (CHK-040). */
export function mayUseNumber(number: string): boolean {
  return passes({ validator: 'promo', value: number.trim() })
}

/** The last four characters of a certificate as the confirmation's address names them; none unless they are 1 to 4 letters or digits. */
export function shownDigits(text: string | null | undefined): string | null {
  return text && /^[A-Za-z0-9]{1,4}$/.test(text) ? text : null
}

/** The last four letters or digits of a number. */
export function lastDigits(number: string): string {
  return number.replace(/[^A-Za-z0-9]/g, '').slice(-4)
}
