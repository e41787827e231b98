import { promisify } from 'node:util'
import { brotliCompress, constants, gzipSync } from 'node:zlib'

const compress = promisify(brotliCompress)

/** How often a body is asked for before it is packed as small as it gets, which takes a quarter of a second of another thread. */
const WORTH_PACKING = 8

export type PackedBody = {
  plain: Buffer
  gzip: Buffer
  brotli: Buffer | null
  uses: number
}

/** A body as it can be sent at once. */
export const packedBody = (text: string): PackedBody => {
  const plain = Buffer.from(text)
  return { plain, gzip: gzipSync(plain), brotli: null, uses: 0 }
}

/** The bytes for whoever accepts these encodings; what is asked for often is packed better meanwhile, for those who come after. */
export function bytesFor(
  body: PackedBody,
  accepted: string,
): { bytes: Buffer; encoding: 'br' | 'gzip' | null } {
  body.uses += 1
  if (body.uses === WORTH_PACKING) void packWell(body)
  if (body.brotli && /\bbr\b/.test(accepted)) return { bytes: body.brotli, encoding: 'br' }
  if (/\bgzip\b/.test(accepted)) return { bytes: body.gzip, encoding: 'gzip' }
  return { bytes: body.plain, encoding: null }
}

/** Where that fails, what is there already goes on being sent. */
async function packWell(body: PackedBody): Promise<void> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.plain.length,
  }
  body.brotli = await compress(body.plain, { params }).catch(() => null)
}

/** Memory that a body takes, in bytes; the text of a small page is about a quarter when packed. */
export const bodySize = ({ plain, gzip }: PackedBody): number => plain.length + 2 * gzip.length
