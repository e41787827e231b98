import { type CheerioAPI, load } from 'cheerio'
import { absoluteSheet } from '#app/rules/onboarding/site/read-page.ts'
import type { SitePage } from '#app/rules/onboarding/site/site-page.ts'
import { embedPictures } from './embed-pictures.ts'
import type { SiteFiles } from './site-files.ts'

/** What is kept of a page: one that is heavier is kept without its style sheets, or not at all. */
const MAX_LENGTH = 1_500_000

const RUNNING =
  'script, noscript, iframe, frame, frameset, object, embed, applet, link, base, meta[http-equiv], template, dialog'

/** What keeps a page hidden until its scripts have run, which they never do here; and what covers it until then. */
const SHOWN = `<style>html,body{visibility:visible!important;opacity:1!important;animation:none!important}
[data-aos],.wow,.elementor-invisible,.lazyload,.lazyloading,.sr-hidden{visibility:visible!important;opacity:1!important;transform:none!important}</style>`
const COVER = '#preloader, #loader, #loading, .preloader, .page-loader, .loading-overlay, .loader-wrapper'

/**
 * A page as it looked, for a glance beside the venue: nothing in it runs, leads away or is sent, its style sheets stand in it, and so do the
 * pictures that were handed in with it, as far as there is room. It is shown in a sandbox besides (`showForeignPage`).
 */
export async function snapshotOf(page: SitePage, files: SiteFiles): Promise<string> {
  const $ = quietPage(page)
  const { address, styles } = page
  const base = address ? `<base href="${address.replaceAll('"', '%22')}">` : ''
  $('head').prepend(base)
  const bare = $.html()
  const sheets = styles.map(styleElement).join('')
  // The page's own styles stay the last ones, as on most pages.
  if (base) $('base').after(sheets)
  else $('head').prepend(sheets)
  $('head').append(SHOWN)
  const { length } = $.html()
  if (length > MAX_LENGTH) return bare.length <= MAX_LENGTH ? bare : ''
  await embedPictures($, { files, base: address, room: MAX_LENGTH - length })
  return $.html()
}

function quietPage({ html }: SitePage): CheerioAPI {
  const $ = load(html)
  $(RUNNING).remove()
  $(COVER).remove()
  $('*').each((_, element) => {
    if (element.type !== 'tag') return
    for (const name of Object.keys(element.attribs))
      if (/^on|^(?:srcdoc|formaction|action|ping|autofocus|target)$/i.test(name)) delete element.attribs[name]
    if (element.tagName === 'a' || element.tagName === 'area') delete element.attribs.href
    if (element.attribs['data-src'] && !element.attribs.src) element.attribs.src = element.attribs['data-src']
  })
  return $
}

const styleElement = ({ css, address }: SitePage['styles'][number]) =>
  `<style>${absoluteSheet(css, address).replace(/<\/style/gi, '')}</style>`

/** A screenshot in the place of the page that it shows. */
export function screenshotPage(picture: Buffer): string {
  const html = `<!doctype html><body style="margin:0"><img alt="" style="width:100%" src="data:image/webp;base64,${picture.toString('base64')}">`
  return html.length <= MAX_LENGTH ? html : ''
}
