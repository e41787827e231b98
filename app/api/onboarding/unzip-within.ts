import { Unzip, UnzipInflate } from 'fflate'

/** How much of the archive is unpacked before its size is looked at: at most a thousand times as much comes out. */
const STEP_BYTES = 16_384

type Limits = {
  accepts: (name: string) => boolean
  /** of all accepted files together, unpacked */
  maxBytes: number
}

/**
 * The accepted files of a ZIP archive by name, each in chunks. Refused: `type` for what is no such archive, `size` for one that unpacks to
 * more than `maxBytes`, looked at while it is unpacked, whatever it announces.
 */
export function unzipWithin(
  bytes: Uint8Array,
  { accepts, maxBytes }: Limits,
): Map<string, Uint8Array[]> | 'type' | 'size' {
  const chunks = new Map<string, Uint8Array[]>()
  let size = 0
  const unzip = new Unzip(file => {
    if (!accepts(file.name) || chunks.has(file.name)) return
    const own: Uint8Array[] = []
    chunks.set(file.name, own)
    file.ondata = (error, chunk) => {
      if (error) throw error
      size += chunk.length
      own.push(chunk)
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  try {
    for (let start = 0; start < bytes.length && size <= maxBytes; start += STEP_BYTES)
      unzip.push(bytes.subarray(start, start + STEP_BYTES), start + STEP_BYTES >= bytes.length)
  } catch {
    return 'type'
  }
  return size > maxBytes ? 'size' : chunks
}
