import type { OpenMessage } from '#app/gateways/payments/card-entry/frame-messages.ts'
import { type BrandText, brandOfPrefix, type CardField } from '#app/rules/checkout/card-fields.ts'
import { expiryText, isWholeExpiry, readExpiry } from '#app/rules/checkout/expiry.ts'

/** Number, date and CVC on one line: the date is one field, which fills in the two that the token is made of. */

const byId = (id: string) => document.getElementById(id) as HTMLInputElement

/** The field that somebody sees for one of the card. */
export function shownInput(field: CardField): HTMLInputElement {
  const isDate = field === 'expMonth' || field === 'expYear'
  return (isDate && byId('expiry')) || byId(field)
}

/** Draws the line in place of four boxes. Whoever has typed a number or a date to its end goes on in the next field. */
export function drawOneLine({ words, layout }: Pick<OpenMessage, 'words' | 'layout'>) {
  document.body.classList.add('line')
  drawExpiry(words)
  drawBrands(layout.brands)
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

function drawBrands(brands: readonly BrandText[]) {
  const number = byId('number')
  const box = Object.assign(document.createElement('div'), { className: 'box' })
  number.before(box)
  const drawn = Object.assign(document.createElement('span'), { className: 'brands' })
  drawn.setAttribute('aria-hidden', 'true')
  drawn.innerHTML = brands
    .filter(brand => Object.hasOwn(SIGNS, brand))
    .map(mark)
    .join('')
  box.append(number, drawn)
  const show = () => {
    const current = brandOfPrefix(number.value)
    const shown = [...drawn.children].filter(each => {
      const isOther = current !== null && each.getAttribute('data-brand') !== current
      each.toggleAttribute('data-other', isOther)
      return !isOther
    })
    box.style.setProperty('--marks', String(shown.length))
  }
  number.addEventListener('input', show)
  show()
}

const mark = (brand: BrandText) => `<svg data-brand="${brand}" viewBox="0 0 28 18">${SIGNS[brand]}</svg>`

const letters = (word: string, fill: string, [y, size] = [12.5, 9]) =>
  `<text x="14" y="${y}" text-anchor="middle" textLength="20" font-family="system-ui,sans-serif" font-size="${size}" font-weight="700" fill="${fill}">${word}</text>`

const SIGNS: Record<BrandText, string> = {
  'payment-brand-visa': `<rect width="28" height="18" fill="#fff" stroke="#c9cfd8"/>${letters('VISA', '#1a1f71')}`,
  'payment-brand-mastercard':
    '<rect width="28" height="18" fill="#fff" stroke="#c9cfd8"/><circle cx="11" cy="9" r="5.5" fill="#eb001b"/><circle cx="17" cy="9" r="5.5" fill="#f79e1b" fill-opacity=".85"/>',
  'payment-brand-discover': `<rect width="28" height="18" fill="#fff" stroke="#c9cfd8"/><path d="M27.5 10v7.5H9c8 0 15-3 18.5-7.5z" fill="#f47216"/>${letters('DISC', '#16202c', [9, 7.5])}`,
  'payment-brand-amex': `<rect width="28" height="18" fill="#1f6fc4"/>${letters('AMEX', '#fff')}`,
}
