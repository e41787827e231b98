/** Widths at which a list page is taken: a phone and a desk. */
export const WIDTHS = [390, 1280] as const
export const SIDES = ['before', 'after'] as const
export type Sides<Item> = Record<(typeof SIDES)[number], Item>

export type PictureOf = { tenantId: string; width: number; side: keyof Sides<unknown> }

/** The file name of a picture beside the index. */
export const pictureName = ({ tenantId, width, side }: PictureOf) => `${tenantId}-${width}-${side}.png`

export type PicturedVenue = { tenantId: string; name: string; report: string }

const escaped = (text: string) => text.replace(/[&<>"]/g, sign => `&#${sign.codePointAt(0)};`)

const STYLE = `body{margin:0 auto;padding:2rem;max-width:90rem;font:1rem/1.5 system-ui,sans-serif;color:#1c1c1c;background:#fff}
section{margin-block:3rem;border-block-start:1px solid #ccc}pre{white-space:pre-wrap;font-size:.875rem}
.pair{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:1.5rem;margin-block:1.5rem}
figure{margin:0}figcaption{margin-block-end:.5rem}img{max-width:100%;border:1px solid #ccc}`

/** A page that shows, for each venue, what changes in words and its list page before and after at each width. */
export const printIndex = (venues: readonly PicturedVenue[]): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Venues with changed defaults</title><style>${STYLE}</style></head><body><h1>Venues with changed defaults</h1>
${venues.map(venueSection).join('\n')}
</body></html>
`

const venueSection = ({ tenantId, name, report }: PicturedVenue) => `<section><h2>${escaped(name)}</h2>
<pre>${escaped(report)}</pre>
${WIDTHS.map(width => `<div class="pair">${SIDES.map(side => figure({ tenantId, width, side })).join('')}</div>`).join('\n')}
</section>`

const figure = (picture: PictureOf) => {
  const words = `${picture.side === 'before' ? 'Before' : 'After'}, ${picture.width} px`
  const source = escaped(pictureName(picture))
  return `<figure><figcaption>${words}</figcaption><a href="${source}"><img src="${source}" alt="${escaped(picture.tenantId)}: ${words}"></a></figure>`
}
