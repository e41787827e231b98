import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const here = dirname(fileURLToPath(import.meta.url))
const target = join(here, '../../../../public/pictures')

/** Widths in pixels and the most bytes each file may weigh. */
const sizes = [
  { name: 'thumbnail', width: 320, bytes: 12_500 },
  { name: 'screen', width: 960, bytes: 42_000 },
  { name: 'highres', width: 1920, bytes: 92_000 },
]
const mail = { width: 960, bytes: 46_000 }
const best = 58
/** About how much the logarithm of a file's size grows with each step of quality. */
const growth = 0.045

/** The best quality whose file stays within `bytes`, found in a few encodings. */
async function withinBudget(encode, { bytes, start = 46 }) {
  let quality = start
  let file = await encode(quality)
  while (file.length > bytes && quality > 8) {
    quality = Math.max(8, quality - Math.ceil(Math.log(file.length / bytes) / growth) - 1)
    file = await encode(quality)
  }
  let ceiling = best
  while (file.length < bytes * 0.82 && ceiling - quality > 2) {
    const step = Math.max(2, Math.floor(Math.log((bytes * 0.95) / file.length) / growth))
    const higher = Math.min(ceiling, quality + step)
    const larger = await encode(higher)
    if (larger.length > bytes) ceiling = Math.round((quality + higher) / 2)
    else [file, quality] = [larger, higher]
  }
  return { file, quality }
}

async function drawn(venue, entry) {
  const { draw } = await import(`./${venue}/${entry.slug}.mjs`)
  const svg = await draw()
  const { data, info } = await sharp(Buffer.from(svg), { unlimited: true })
    .flatten({ background: '#000' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return () => sharp(data, { raw: { width, height, channels } })
}

async function save(venue, entry) {
  const image = await drawn(venue, entry)
  const folder = join(target, venue)
  await mkdir(folder, { recursive: true })
  const report = []
  let start
  for (const { name, width, bytes } of sizes) {
    const small = await image().resize({ width }).raw().toBuffer({ resolveWithObject: true })
    const again = () => sharp(small.data, { raw: small.info })
    const encode = quality => again().avif({ quality, effort: 4, chromaSubsampling: '4:2:0' }).toBuffer()
    const { file, quality } = await withinBudget(encode, { bytes, start })
    start = Math.max(20, quality)
    report.push(`${name} ${Math.round(file.length / 1000)}`)
    await writeFile(join(folder, `${entry.slug}-${name}.avif`), file)
  }
  const encode = quality =>
    image()
      .resize({ width: mail.width })
      .webp({ quality: quality + 14, effort: 5 })
      .toBuffer()
  const { file } = await withinBudget(encode, { bytes: mail.bytes })
  await writeFile(join(folder, `${entry.slug}.webp`), file)
  console.log(`${venue}/${entry.slug}  ${report.join('  ')}  mail ${Math.round(file.length / 1000)} kB`)
}

async function preview(venue, entry, folder) {
  const image = await drawn(venue, entry)
  await image()
    .resize({ width: 1200 })
    .png()
    .toFile(join(folder, `${venue}-${entry.slug}.png`))
}

async function run([...words]) {
  sharp.concurrency(1)
  const at = words.indexOf('--preview')
  const folder = at < 0 ? undefined : words.splice(at, 2)[1]
  const manifest = JSON.parse(await readFile(join(here, 'manifest.json'), 'utf8'))
  for (const [venue, entries] of Object.entries(manifest)) {
    for (const entry of entries) {
      const isMatch = words.length === 0 || words.includes(venue) || words.includes(`${venue}/${entry.slug}`)
      if (isMatch) await (folder ? preview(venue, entry, folder) : save(venue, entry))
    }
  }
}

await run(process.argv.slice(2))
