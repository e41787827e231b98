import { type BrandText, brandOfPrefix } from '#app/rules/checkout/card-fields.ts'

/** The marks of these brands at the end of the number; once a number has begun, the mark of its own. Nobody hears them: the page says them. */
export function drawBrands(brands: readonly BrandText[]) {
  const number = document.getElementById('number') as HTMLInputElement
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
