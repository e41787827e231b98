import type { OpenMessage } from '#app/gateways/payments/card-entry/frame-messages.ts'

/** Puts month and year beside each other under one word, where the short form has one field: two inputs that each have their own name. */
export function drawMonthAndYear({ words }: Pick<OpenMessage, 'words'>) {
  document.body.classList.add('line')
  const parts = ['expMonth', 'expYear'].map(id => document.getElementById(id)?.closest('.field'))
  const [month, year] = parts
  if (!month || !year) return
  const date = Object.assign(document.createElement('div'), { className: 'field date' })
  const word = Object.assign(document.createElement('span'), {
    className: 'label',
    textContent: words.expiry,
  })
  word.setAttribute('aria-hidden', 'true')
  const pair = Object.assign(document.createElement('div'), { className: 'pair' })
  month.before(date)
  pair.append(month, year)
  date.append(word, pair)
}
