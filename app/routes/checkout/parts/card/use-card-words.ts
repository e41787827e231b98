import type { CardHost } from '#app/gateways/payments/card-entry/card-entry.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

/** What the gateway's fields say, in the venue's words. */
export function useCardWords(): Pick<CardHost, 'title' | 'words'> {
  const text = useText()
  const { lang = 'en', dir = 'ltr' } = typeof document === 'undefined' ? {} : document.documentElement
  return {
    title: text('payment-card-frame'),
    words: {
      number: text('payment-card-number'),
      cvc: text('payment-cvc'),
      expMonth: text('payment-expiry-month'),
      expYear: text('payment-expiry-year'),
      expiry: text('payment-expiry'),
      expiryInvalid: text('payment-expiry-invalid'),
      expiryHint: text('payment-expiry-placeholder'),
      cvcHint: text('payment-cvc-placeholder'),
      monthHint: text('payment-expiry-month-placeholder'),
      yearHint: text('payment-expiry-year-placeholder'),
      cvcHelp: text('payment-cvc-help'),
      language: lang,
      direction: dir === 'rtl' ? 'rtl' : 'ltr',
    },
  }
}
