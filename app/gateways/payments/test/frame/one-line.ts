import type { OpenMessage } from '#app/gateways/payments/card-entry/frame-messages.ts'
import type { CardField } from '#app/rules/checkout/card-fields.ts'
import { expiryText, isWholeExpiry, readExpiry } from '#app/rules/checkout/expiry.ts'

/** Number, date and CVC on one line: the date is one field, which fills in the two that the token is made of. */

const byId = (id: string) => document.getElementById(id) as HTMLInputElement

/** The field that somebody sees for one of the card. */
export function shownInput(field: CardField): HTMLInputElement {
  const isDate = field === 'expMonth' || field === 'expYear'
  return (isDate && byId('expiry')) || byId(field)
}

/** Whether the date is one field. */
export const isOneLine = (): boolean => document.getElementById('expiry') !== null

/** Draws the line in place of four boxes. Whoever has typed a number or a date to its end goes on in the next field. */
export function drawOneLine({ words }: Pick<OpenMessage, 'words'>) {
  document.body.classList.add('line')
  drawExpiry(words)
  byId('cvc').placeholder = words.cvcHint
  byId('number').addEventListener('input', event => {
    if (isTyping(event) && isWholeNumber(byId('number').value)) byId('expiry').focus()
  })
}

function drawExpiry(words: OpenMessage['words']) {
  const [month, year] = [byId('expMonth'), byId('expYear')]
  const field = document.createElement('div')
  field.className = 'field'
  const label = document.createElement('label')
  label.htmlFor = 'expiry'
  label.textContent = words.expiry
  const error = Object.assign(document.createElement('p'), { className: 'error', id: 'expiry-error' })
  error.dataset.words = words.expiryInvalid
  field.append(label, expiryInput(words), error)
  for (const part of [month, year]) part.closest<HTMLElement>('.field')?.toggleAttribute('hidden', true)
  month.closest('.field')?.before(field)
}

function expiryInput(words: OpenMessage['words']): HTMLInputElement {
  const input = document.createElement('input')
  Object.assign(input, { id: 'expiry', inputMode: 'numeric', autocomplete: 'cc-exp', maxLength: 9 })
  input.placeholder = words.expiryHint
  input.setAttribute('aria-required', 'true')
  input.setAttribute('aria-describedby', 'expiry-error')
  input.addEventListener('input', event => {
    input.value = expiryText(input.value)
    const { expMonth, expYear } = readExpiry(input.value)
    byId('expMonth').value = expMonth
    byId('expYear').value = expYear
    if (isTyping(event) && isWholeExpiry(input.value)) byId('cvc').focus()
  })
  return input
}

/** Deleting and filling in by the browser move nobody. */
const isTyping = (event: Event) => (event as InputEvent).inputType === 'insertText'

const isWholeNumber = (number: string) =>
  number.replace(/\D/g, '').length === (/^3[47]/.test(number) ? 15 : 16)
