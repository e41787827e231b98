import type { OpenMessage } from '#app/gateways/payments/card-entry/frame-messages.ts'

/**
 * Puts month and year beside each other under one word, where the short form has one field: two inputs that each have their own name, and
 * below both what is wrong with them.
 */
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
  date.append(word, pair, ...parts.flatMap(part => part?.querySelector('.error') ?? []), pairError(words))
}

/** One sentence where both are wrong, for those who see it; each input keeps its own. */
function pairError({ expiryInvalid }: OpenMessage['words']): HTMLElement {
  const sentence = Object.assign(document.createElement('p'), { className: 'error', id: 'pair-error' })
  sentence.setAttribute('aria-hidden', 'true')
  sentence.dataset.words = expiryInvalid
  return sentence
}
