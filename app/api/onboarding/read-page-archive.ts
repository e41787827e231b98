import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type MimeNode, Splitter } from 'mailsplit'

/** A page that a browser saved as one file, with what belongs to it by address: `cid:` for what the browser named itself. */
export type PageArchive = {
  /** where the page was; empty where that is no address of the web */
  address: string
  page: { bytes: Buffer; charset: string | null }
  files: Map<string, Buffer>
}

const MAX_PARTS = 1_000
const MAX_HEAD_BYTES = 64_000
/** Of one part, as it stands in the file. A larger one is left out. */
const MAX_PART_BYTES = 8_000_000
const STEP_BYTES = 65_536

type Part = { node: MimeNode; chunks: Buffer[]; size: number }

/**
 * Takes a page apart that was saved as "Webpage, single file" (MHTML, RFC 2557): its first page, and all other parts by `Content-Location`
 * and `Content-ID`. Null for what is no such file, or has more than a thousand parts; a part above 8 MB is left out.
 */
export async function readPageArchive(bytes: Buffer): Promise<PageArchive | null> {
  const parts = await splitParts(bytes).catch(() => [])
  const leaves = await Promise.all(parts.filter(({ size }) => size <= MAX_PART_BYTES).map(decodePart))
  const page = leaves.find(({ type }) => /^(?:text\/html|application\/xhtml\+xml)$/.test(type))
  if (!page) return null
  return {
    address: /^https?:\/\//i.test(page.location) ? page.location : '',
    page,
    files: new Map(leaves.flatMap(leaf => namesOf(leaf).map(name => [name, leaf.bytes] as const))),
  }
}

async function splitParts(bytes: Buffer): Promise<Part[]> {
  const parts: Part[] = []
  const splitter = new Splitter({ maxHeadSize: MAX_HEAD_BYTES, maxChildNodes: MAX_PARTS })
  const source = Readable.from(chunksOf(bytes))
  source.on('error', error => splitter.destroy(error)).pipe(splitter)
  for await (const data of splitter) {
    const last = parts.at(-1)
    if (data.type === 'node') parts.push({ node: data, chunks: [], size: 0 })
    else if (data.type === 'body' && last) addChunk(last, data.value)
  }
  return parts
}

function* chunksOf(bytes: Buffer) {
  for (let start = 0; start < bytes.length; start += STEP_BYTES)
    yield bytes.subarray(start, start + STEP_BYTES)
}

/** What is too large is counted, and not kept. */
function addChunk(part: Part, chunk: Buffer) {
  part.size += chunk.length
  if (part.size <= MAX_PART_BYTES) part.chunks.push(chunk)
}

type Leaf = { type: string; charset: string | null; location: string; id: string; bytes: Buffer }

async function decodePart({ node, chunks }: Part): Promise<Leaf> {
  const decoder = node.getDecoder()
  const decoded = buffer(decoder)
  Readable.from(chunks).pipe(decoder)
  return {
    type: node.contentType || '',
    charset: node.charset || null,
    location: node.headers.getFirst('Content-Location').trim(),
    id: node.headers.getFirst('Content-ID').trim().replace(/^<|>$/g, ''),
    bytes: await decoded,
  }
}

const namesOf = ({ location, id }: Leaf): string[] => [
  ...(location ? [plainAddress(location)] : []),
  ...(id ? [`cid:${id}`] : []),
]

const plainAddress = (location: string) => (URL.canParse(location) ? new URL(location).href : location)
