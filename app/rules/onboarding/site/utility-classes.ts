import type { CheerioAPI } from 'cheerio'

const PROPERTIES: Record<string, string> = {
  bg: 'background-color',
  text: 'color',
  border: 'border-color',
  fill: 'fill',
}
const CLASS = /^(bg|text|border|fill)-(?:\[(#[\da-f]{3,8})\]|([a-z][\w-]*))(?:\/\d+)?$/i

/**
 * The style sheet that Tailwind would draw up in the browser for a page that has it from a script: classes with a colour of the page's own list
 * (`bg-moor-600`), or with one that stands in them (`bg-[#0f766e]`). Empty for a page without that script. Its standard colours are not known here.
 */
export function utilitySheet($: CheerioAPI): string {
  if ($('script[src*="tailwind"]').length === 0) return ''
  const colors = ownColors($)
  const classes = $('[class]')
    .toArray()
    .flatMap(element => (element.type === 'tag' ? (element.attribs.class ?? '').split(/\s+/) : []))
  return [...new Set(classes)].map(name => ruleOf(name, colors)).join('')
}

function ruleOf(name: string, colors: ReadonlyMap<string, string>): string {
  const [, kind = '', written, listed = ''] = CLASS.exec(name) ?? []
  const color = written ?? colors.get(listed)
  const property = PROPERTIES[kind]
  if (!color || !property) return ''
  return `.${name.replace(/[^\w-]/g, sign => `\\${sign}`)}{${property}:${color}}`
}

/** The colours that a page's settings name: those of its script, as `moor: { 600: '#0f766e' }`, and of its `@theme`. */
function ownColors($: CheerioAPI): Map<string, string> {
  const script = $('script:not([src])').text()
  const theme = $('style[type="text/tailwindcss"]').text()
  const stated = [...theme.matchAll(/--color-([\w-]+)\s*:\s*([^;}]+)/g)].map(
    ([, name = '', value = '']) => [name, value.trim()] as const,
  )
  return new Map([...blocksOf(script).flatMap(block => pairsOf(block)), ...stated])
}

/** What stands in the braces after each `colors:`. */
function blocksOf(script: string): string[] {
  return [...script.matchAll(/\bcolors\s*:\s*\{/g)].map(({ index, 0: { length } }) => {
    const rest = script.slice(index + length)
    let depth = 1
    const end = [...rest].findIndex(sign => {
      depth += sign === '{' ? 1 : sign === '}' ? -1 : 0
      return depth === 0
    })
    return end < 0 ? '' : rest.slice(0, end)
  })
}

const PAIR = /['"]?([\w-]+)['"]?\s*:\s*(?:\{([^{}]*)\}|['"]([^'"]+)['"])/g

const pairsOf = (block: string, family = ''): (readonly [string, string])[] =>
  [...block.matchAll(PAIR)].flatMap(([, name = '', shades, value]) => {
    const full = [family, name === 'DEFAULT' ? '' : name].filter(Boolean).join('-')
    return shades === undefined ? [[full, value ?? ''] as const] : pairsOf(shades, full)
  })
