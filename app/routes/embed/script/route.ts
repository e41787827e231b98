import type { LoaderFunctionArgs } from '@remix-run/node'
import { openPage } from '#app/pages/open-page.ts'
import source from './embed-script.js?raw'

const HOUR_SECONDS = 3_600

/** The script for a venue's own website, with what it has to know of the venue; anybody may keep it for an hour. */
export async function loader(args: LoaderFunctionArgs) {
  const { venue, tenantId, context } = await openPage(args)
  const facts = {
    tenant: tenantId,
    origin: context.publicOrigin,
    label: venue.text('embed-button'),
    frameTitle: venue.text('embed-frame-title', { venue: venue.name }),
    button: venue.buttonLook,
  }
  return new Response(`{const VENUE=${printed(facts)};\n${source}}`, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': `public, max-age=${HOUR_SECONDS}`,
    },
  })
}

/** JSON is JavaScript but for two signs that end a line there; no `<` ends the script of a page that takes it in. */
const printed = (facts: object) =>
  JSON.stringify(facts).replace(
    /[<\u2028\u2029]/g,
    sign => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
