import type { Response } from 'express'
import { sendPage } from '../send-page.ts'

type Frame = {
  /** the origin that may hold the frame and speak with it */
  parent: string
  script: string
}

/** The card's fields alone, for a frame on the storefront's page. They stay hidden until that page has said how they look. */
export function framePage(response: Response, { parent, script }: Frame) {
  sendPage(response, {
    title: 'Card',
    style: STYLE,
    body: FIELDS,
    script,
    allows: [`connect-src 'self'`, `font-src 'self'`, `form-action 'none'`],
    parent,
    attributes: { html: ` data-parent="${parent}"`, body: ' hidden' },
  })
}

function field(
  name: string,
  { autocomplete, length, help = false }: { autocomplete: string; length: number; help?: boolean },
): string {
  const described = help ? `${name}-help ${name}-error` : `${name}-error`
  return `<div class="field">
<label for="${name}"></label>
<input id="${name}" name="${name}" inputmode="numeric" autocomplete="${autocomplete}" maxlength="${length}" aria-required="true" aria-describedby="${described}">
${help ? `<p id="${name}-help" hidden></p>` : ''}
<p class="error" id="${name}-error"></p>
</div>`
}

const FIELDS = `${field('number', { autocomplete: 'cc-number', length: 24 })}
<div class="row">
${field('expMonth', { autocomplete: 'cc-exp-month', length: 2 })}
${field('expYear', { autocomplete: 'cc-exp-year', length: 4 })}
${field('cvc', { autocomplete: 'cc-csc', length: 4, help: true })}
</div>`

const STYLE = `
:root{color-scheme:var(--scheme,normal);background:var(--ground,transparent);font-family:var(--face,system-ui,sans-serif);-webkit-text-size-adjust:100%}
*{box-sizing:border-box}
body{margin:0;padding:4px;display:grid;gap:var(--gap,16px)}
body[hidden]{display:none}
.row{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(128px,100%),1fr));gap:var(--gap,16px);align-items:start}
.field{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--rowGap,4px);min-width:0}
label,.label{font-size:var(--labelSize,16px);line-height:1.25;font-weight:var(--weight,600);color:var(--label,#16202c)}
p{margin:0}
.error{display:flex;gap:8px;align-items:flex-start;font-size:var(--labelSize,16px);line-height:1.45;font-weight:var(--weight,600);color:var(--error,#a3152c)}
.error:empty{display:none}
.error::before{content:"!"/"";flex:none;box-sizing:border-box;width:1.15em;height:1.15em;margin-top:.15em;border:1.5px solid;border-radius:50%;font-size:.9em;line-height:1;text-align:center}
input{width:100%;min-width:0;min-height:var(--height,44px);padding:8px var(--padding,12px);border:var(--borderWidth,1px) solid var(--border,#6b7787);border-radius:var(--radius,8px);background:var(--background,#fff);color:var(--text,#16202c);font-family:inherit;font-size:max(16px,var(--size,16px));line-height:1.3;font-variant-numeric:tabular-nums;direction:ltr;text-align:start}
[dir=rtl] input{text-align:right}
input::placeholder{color:var(--placeholder,#5b6675);opacity:1}
input:hover{border-color:var(--borderHover,#16202c)}
input:focus-visible{border-color:var(--borderFocus,#1c4e80);outline:var(--ringWidth,2px) solid var(--ring,#1c4e80);outline-offset:1px}
[hidden]{display:none!important}
.line{grid-template-columns:1fr 1fr;align-items:start}
.line .row{display:contents}
.line>.field:first-child{grid-column:1/-1}
@media (min-width:28em){.line{grid-template-columns:minmax(0,3fr) minmax(0,1.2fr) minmax(0,1fr)}.line>.field:first-child{grid-column:auto}}
.date label{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.date .field{position:relative}
.date:has(>#pair-error:not(:empty))>.error:not(#pair-error){position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.pair{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1.25fr);gap:8px;align-items:start}
.box{position:relative;display:grid}
.box input{padding-inline-end:calc(var(--marks,0) * 32px + 8px)}
.brands{position:absolute;inset-inline-end:8px;inset-block:0;display:flex;gap:4px;align-items:center;pointer-events:none}
.brands svg{width:28px;height:18px;border-radius:3px;flex:none}
.brands svg[data-other]{display:none}
input[aria-invalid]{border-color:var(--borderInvalid,#a3152c);box-shadow:inset 0 0 0 1px var(--borderInvalid,#a3152c)}
`
