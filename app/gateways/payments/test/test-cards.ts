import type { SecureError } from '#app/rules/checkout/secure-problem.ts'
import type { DeclineCode } from '../payment-gateway.ts'

/** What happens to a charge: it works, is declined, or something goes wrong on the way. */
export type CardOutcome = 'ok' | DeclineCode | 'slow' | 'answer-lost' | 'unreachable' | 'late'

/** What the bank of a card does when it is asked who holds it (3DS). */
export type BankAnswer = 'frictionless' | 'challenge' | Exclude<SecureError, 'STEPUP_TIMEOUT'>

export type TestCard = { number: string; outcome: CardOutcome; meaning: string; bank?: BankAnswer }

/** Every card of the test gateway; any date in the future and any security code go with them. Other numbers are declined with 6104. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', outcome: 'ok', meaning: 'Visa, works' },
  { number: '5555555555554444', outcome: 'ok', meaning: 'Mastercard, works' },
  { number: '378282246310005', outcome: 'ok', meaning: 'American Express, works (four-digit code)' },
  { number: '6011111111111117', outcome: 'ok', meaning: 'Discover, works' },
  { number: '4000000006100004', outcome: '6100', meaning: 'Declined: not a valid number' },
  { number: '4000000006101002', outcome: '6101', meaning: 'Declined: expiration month' },
  { number: '4000000006102000', outcome: '6102', meaning: 'Declined: expiration year' },
  { number: '4000000006103008', outcome: '6103', meaning: 'Declined: security code not valid' },
  { number: '4000000006104006', outcome: '6104', meaning: 'Declined: incorrect number' },
  { number: '4000000006105003', outcome: '6105', meaning: 'Declined: expired' },
  { number: '4000000006106001', outcome: '6106', meaning: 'Declined: security code incorrect' },
  { number: '4000000006107009', outcome: '6107', meaning: 'Declined: zip code does not match' },
  { number: '4000000006108007', outcome: '6108', meaning: 'Declined by the bank' },
  { number: '4000000006109005', outcome: '6109', meaning: 'Declined: card missing' },
  { number: '4000000006110003', outcome: '6110', meaning: 'Declined: processing error' },
  { number: '4000000006113007', outcome: '6113', meaning: 'Declined: billing address' },
  { number: '4000000007001003', outcome: 'slow', meaning: 'Works after five seconds' },
  { number: '4000000007002001', outcome: 'answer-lost', meaning: 'Is charged, but the answer gets lost' },
  {
    number: '4000000007003009',
    outcome: 'unreachable',
    meaning: 'The gateway cannot be reached; nothing is charged',
  },
  {
    number: '4000000007004007',
    outcome: 'late',
    meaning: 'The gateway times out and charges two seconds later, unless it was told to stop',
  },
  {
    number: '4000000008001002',
    outcome: 'ok',
    bank: 'challenge',
    meaning: 'Works; with 3-D Secure the bank asks',
  },
  {
    number: '4000000008002000',
    outcome: 'ok',
    bank: 'DDC_PROFILE_FAILED',
    meaning: 'Works; with 3-D Secure the device cannot be profiled',
  },
  {
    number: '4000000008003008',
    outcome: 'ok',
    bank: 'DDC_TIMEOUT',
    meaning: 'Works; with 3-D Secure profiling the device takes too long',
  },
  {
    number: '4000000008004006',
    outcome: 'ok',
    bank: 'NETWORK_ERROR',
    meaning: 'Works; with 3-D Secure the bank cannot be reached',
  },
  {
    number: '4000000008005003',
    outcome: 'ok',
    bank: 'TIMEOUT_ERROR',
    meaning: 'Works; with 3-D Secure the bank does not answer in time',
  },
]
