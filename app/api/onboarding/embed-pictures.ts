import type { CheerioAPI } from 'cheerio'
import type { Element } from 'domhandler'
import { openPicture } from '../pictures/read-picture.ts'
import { type SiteFiles, siteFile } from './site-files.ts'

/** As wide as a picture is kept for a glance. */
const WIDTH = 960
const MAX_PICTURES = 60

/**
 * Puts the pictures that were handed in with a page into it, drawn anew and small, the first ones first, until `room` characters are full;
 * what a page names besides stays as it is.
 */
export async function embedPictures(
  $: CheerioAPI,
  { files, base, room }: { files: SiteFiles; base: string; room: number },
): Promise<void> {
  if (files.size === 0) return
  const embedded = new Map<string, string>()
  let left = room
  for (const [address, times] of pictureAddresses($)) {
    const file = embedded.size < MAX_PICTURES ? siteFile(files, wholeAddress(address, base)) : undefined
    const data = file && (await smallPicture(file))
    if (!data || data.length * times > left) continue
    left -= data.length * times
    embedded.set(address, data)
  }
  replaceAddresses($, address => embedded.get(address) ?? address)
}

const wholeAddress = (address: string, base: string) =>
  base && URL.canParse(address, base) ? new URL(address, base).href : address

async function smallPicture(file: Buffer): Promise<string | null> {
  try {
    const small = openPicture(file).resize({ width: WIDTH, withoutEnlargement: true }).webp({ quality: 60 })
    return `data:image/webp;base64,${(await small.toBuffer()).toString('base64')}`
  } catch {
    return null
  }
}

/** The addresses of pictures that a page shows, the first first, with how many times it names each. */
function pictureAddresses($: CheerioAPI): Map<string, number> {
  const addresses = new Map<string, number>()
  replaceAddresses($, address => {
    addresses.set(address, (addresses.get(address) ?? 0) + 1)
    return address
  })
  return addresses
}

type Change = (address: string) => string

/** Goes through every address of a picture that the page shows, and writes what `change` makes of it. */
function replaceAddresses($: CheerioAPI, change: Change): void {
  for (const element of $(IN_ATTRIBUTE).toArray())
    if (element.type === 'tag' && changeAttributes(element, change)) {
      // Other sizes of the same picture would go before it.
      delete element.attribs.srcset
      $(element).siblings('source').remove()
    }
  for (const element of $('[style]').toArray())
    if (element.type === 'tag') element.attribs.style = changeStyle(element.attribs.style ?? '', change)
  for (const element of $('style').toArray()) {
    const css = $(element).text()
    const changed = changeStyle(css, change)
    if (changed !== css) $(element).text(changed)
  }
}

const IN_ATTRIBUTE = 'img[src], input[type="image"][src], video[poster], [background], svg image'
const ATTRIBUTES = ['src', 'poster', 'background', 'href', 'xlink:href']

/** Whether one of them was changed. */
function changeAttributes({ attribs }: Element, change: Change): boolean {
  const changes = ATTRIBUTES.flatMap(name => {
    const address = attribs[name]
    const changed = address ? change(address) : address
    return changed && changed !== address ? [[name, changed] as const] : []
  })
  Object.assign(attribs, Object.fromEntries(changes))
  return changes.length > 0
}

const URL_IN_STYLE = /url\(\s*(["']?)((?!data:|#)[^"')]+)\1\s*\)/g

const changeStyle = (css: string, change: Change): string =>
  css.replace(URL_IN_STYLE, (whole, _quote, address: string) => {
    const changed = change(address)
    return changed === address ? whole : `url("${changed}")`
  })
