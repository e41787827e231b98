import {
  CODE_OF_COUNTRY,
  codeInSentence,
  REGION_IN_SENTENCE,
  REGION_OF_COUNTRY,
} from '#theme/texts/lists/address-names.ts'
import { text } from '#theme/texts/lists/text-definition.ts'

const payment = (message: string, code: string) => text(message, `Payment error ${code}`)

/** Error messages: one for every code of the catalogue, and the pages for what cannot be shown. */
export const errorsTexts = {
  'error-6100': payment('This card number is not valid. Please check it.', '6100, invalid card number'),
  'error-6101': payment('This expiration month is not valid.', '6101, invalid expiry month'),
  'error-6102': payment('This expiration year is not valid.', '6102, invalid expiry year'),
  'error-6103': payment('This security code is not valid.', '6103, invalid CVC'),
  'error-6104': payment('The card number is incorrect. Please check it.', '6104, incorrect number'),
  'error-6105': payment('This card has expired. Please use another card.', '6105, expired card'),
  'error-6106': payment('The security code does not match this card.', '6106, incorrect CVC'),
  'error-6107': text(
    `The ${codeInSentence('zip/postal code')} does not match this card.`,
    'Payment error 6107, incorrect zip',
    CODE_OF_COUNTRY,
  ),
  'error-6108': payment(
    'Your card was declined. Please use another card or ask your bank.',
    '6108, card declined',
  ),
  'error-6109': payment('Please enter a card to pay with.', '6109, missing'),
  'error-6110': payment(
    'The card could not be processed. Nothing was charged; please try again.',
    '6110, processing error',
  ),
  'error-6113': payment(
    'Please enter the correct billing address for your credit card.',
    '6113, incorrect address',
  ),
  'error-5082': payment('Please enter the street address of your card.', '5082, street address required'),
  'error-5083': payment('Please enter the city of your billing address.', '5083, city required'),
  'error-5084': text(
    `Please enter the ${REGION_IN_SENTENCE} of your billing address.`,
    'Payment error 5084, state required',
    REGION_OF_COUNTRY,
  ),
  'error-5085': text(
    `Please enter the ${codeInSentence('zip/postal code')} of your billing address.`,
    'Payment error 5085, zip required',
    CODE_OF_COUNTRY,
  ),
  'error-5086': payment('Please enter the country of your billing address.', '5086, country required'),
  'error-9049': payment('Ticket Limit. Please adjust before placing order', '9049, ticket limit exceeded'),
  'error-5157': payment(
    'Your order cannot be completed at this time. Please call us for assistance.',
    '5157, captcha rejected',
  ),
  'error-20152': payment('This order was already placed. Here it is.', '20152, duplicate order'),
  'error-checkout-failed': text(
    'We were unable to complete your order. Please try again.',
    'Checkout failed without a message',
  ),
  'error-checkout-unreadable': text(
    "We're sorry, something went wrong. Please refresh your browser and try again or contact us for assistance.",
    'Checkout got an answer it cannot read',
  ),
  'error-secure-network': text('Please check your network connection.', '3DS, no network'),
  'error-secure-timeout': text(
    'Secure checkout took too long. Please check your network connection and try again.',
    '3DS, too slow',
  ),
  'error-secure-stepup-timeout': text(
    'Secure checkout took too long. You may have received a notification from your bank. Please try again.',
    '3DS, the bank’s question was not answered',
  ),
  'error-secure-again': text(
    'Please complete your order once more: your bank has to confirm this amount.',
    '3DS, what the bank has confirmed was something else',
  ),
  'error-secure-refused': text(
    'Your bank did not confirm this payment. Please try again or use another card.',
    '3DS, the cardholder said no',
  ),
  'error-validator-missing': text('No validator exists', 'A form asks for a check that does not exist'),
  'error-validator-not-found': text('Validator not found.', 'A form asks for an unknown check'),
  'error-validator-no-test': text('No test to run for validator', 'A form asks for a check without a rule'),
  'error-too-many-requests': text('Too many attempts. Please wait a moment and try again.', 'Throttled'),
} as const
