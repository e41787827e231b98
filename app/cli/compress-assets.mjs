import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** `.br` and `.gz` beside every script, stylesheet and data file of a folder, as small as they get: names with a hash are packed once and sent often. */
export async function compressAssets(folder) {
  const names = (await readdir(folder)).filter(name => /\.(js|css|json)$/.test(name))
  await Promise.all(names.map(name => compress(join(folder, name))))
}

async function compress(file) {
  const content = await readFile(file)
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ])
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)])
}
