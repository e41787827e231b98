import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css'
import { resetLayer } from '#theme/base/layers.css.ts'

const reset = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [resetLayer]: rule } } as GlobalStyleRule)

reset('*, *::before, *::after', { boxSizing: 'border-box' })
reset('body, h1, h2, h3, h4, p, figure, blockquote, dl, dd, fieldset', { margin: 0 })
reset('ul, ol', { margin: 0, padding: 0, listStyle: 'none' })
reset('fieldset', { border: 0, padding: 0, minInlineSize: 0 })
reset('legend', { padding: 0 })
reset('img, picture, svg, video', { display: 'block', maxInlineSize: '100%' })
reset('img', { blockSize: 'auto' })
reset('input, button, textarea, select', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' })
reset('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer', textAlign: 'inherit' })
reset('table', { borderCollapse: 'collapse', inlineSize: '100%' })
reset('th', { textAlign: 'inherit', fontWeight: 'inherit' })
reset('[hidden]', { display: 'none !important' })
reset('dialog', { padding: 0, border: 0, color: 'inherit', background: 'none' })
