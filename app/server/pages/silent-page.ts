import { createHash } from 'node:crypto'

/** A page as it was drawn, with the policy that it was drawn for. */
export type DrawnPage = { html: string; nonce: string; policy: string }

export type SilentPage = {
  html: string
  /** what the page's own scripts would have been, as one module: the framework's data and the modules of the screen, word for word */
  pack: string
  packName: string
  policy: string
}

export type Starter = {
  code: string
  /** the source of a policy that lets it run */
  source: string
}

/** What the starter is told by the page. */
export type StarterFacts = {
  /** path and query of the page: a server that has not drawn it knows by them what its scripts are */
  address: string
  /** where in the browser's storage the answer about being measured stands; null where nothing is measured */
  consent: string | null
  /** what a visitor's browser holds of their order and membership: with one of them the page comes alive by itself */
  copies: readonly string[]
}

export const starterOf = (code: string): Starter => ({ code, source: `'sha256-${hash(code, 'base64')}'` })

/**
 * A drawn page without its scripts: they are packed into one, and a starter brings them when the page is touched. Where a script or a hint of one
 * stood an empty element is left, since React takes the page over element by element; what the framework streams behind the page is not
 * among those. The policy names the starter by its hash; the nonce that styles still need is made of the page, as it says the same to everybody,
 * and is short, since it keeps no secret.
 */
export function silentPage(
  drawn: DrawnPage,
  { starter, facts }: { starter: Starter; facts: StarterFacts },
): SilentPage {
  const scripts: string[] = []
  const quiet = drawn.html
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '<link/>')
    .replaceAll(scriptOf(drawn.nonce), (_whole, code: string) => {
      scripts.push(code)
      return code.startsWith(STREAM) ? '' : '<script></script>'
    })
  const pack = packOf(scripts)
  const packName = hash(pack, 'hex').slice(0, 16)
  const nonce = hash(quiet + packName, 'base64').slice(0, 8)
  return {
    html: quiet.replaceAll(drawn.nonce, nonce) + starterTag(starter, { packName, nonce, facts }),
    pack,
    packName,
    policy: silentPolicy(drawn, { nonce, starter }),
  }
}

const STREAM = 'window.__remixContext.streamController'

const scriptOf = (nonce: string) =>
  new RegExp(`<script nonce="${nonce.replaceAll(/[+/=]/g, String.raw`\$&`)}"[^>]*>(.*?)</script>`, 'gs')

/** The router tells the pages of a browser's history apart by a key, which its own script for scrolling would have set. */
const HISTORY_KEY = `history.state?.key||history.replaceState({...history.state,key:Math.random().toString(32).slice(2)},'');`

/** The scroll position is the starter's matter. Imports come first in a module, so the module of the page ends it. */
function packOf(scripts: readonly string[]): string {
  const isModule = (code: string) => code.startsWith('import ')
  const data = scripts.filter(code => code.startsWith('window.'))
  return [HISTORY_KEY, ...data, ...scripts.filter(isModule)].join('\n')
}

function starterTag(
  { code }: Starter,
  { packName, nonce, facts }: { packName: string; nonce: string; facts: StarterFacts },
): string {
  const attributes = {
    nonce,
    'data-pack': `/page/${packName}.js?of=${encodeURIComponent(facts.address)}`,
    'data-copies': facts.copies.join(' '),
    ...(facts.consent === null ? {} : { 'data-consent': facts.consent }),
  }
  const written = Object.entries(attributes).map(
    ([name, value]) => `${name}="${value.replaceAll('"', '&quot;')}"`,
  )
  return `<script ${written.join(' ')}>${code}</script>`
}

const silentPolicy = (
  { nonce: drawn, policy }: DrawnPage,
  { nonce, starter }: { nonce: string; starter: Starter },
): string =>
  policy
    .split('; ')
    .map(rule =>
      rule.replace(`'nonce-${drawn}'`, rule.startsWith('script-src') ? starter.source : `'nonce-${nonce}'`),
    )
    .join('; ')

const hash = (text: string, form: 'base64' | 'hex') => createHash('sha256').update(text).digest(form)
