import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished } from 'vitest'
import type { Network } from '#app/api/onboarding/fetch-file.ts'
import { logoPicture } from '#app/api/pictures/picture-files.ts'
import { takeLogoFrom } from '#app/api/pictures/take-logo.ts'
import type { PicturePayload } from '#app/contract/pictures.ts'
import type { Database } from '#app/data/database/database.ts'
import type { StaffRole } from '#app/session/staff-session.ts'
import { aStaffMember, inProcess, refusalOfCall, testServices } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { showPicture } from '#tests/builders/show-picture.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(database => loadVenue(database, aMuseum()))

/** A node with its own folder of pictures. */
function aNode(database: Database) {
  const dataDir = mkdtempSync(join(tmpdir(), 'pictures-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const services = testServices(database)
  const environment = { ...services.environment, DATA_DIR: dataDir }
  return {
    dataDir,
    as: (roles: StaffRole[] | null) =>
      inProcess(database, {
        services: { ...services, environment },
        staff: roles && aStaffMember(roles),
      }),
    read: (address: string) => readFileSync(join(dataDir, address)),
  }
}

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2b7a4b' } })
const sent = async (bytes: Buffer | string) => ({ body: { content: Buffer.from(bytes).toString('base64') } })
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"><script>alert(1)</script>
  <image href="https://elsewhere.example/track.png"/><rect width="300" height="100" fill="#7a1f3d"/></svg>`

test('a logo is drawn anew: nothing that it could run or fetch is left', async ({ database }) => {
  const node = aNode(database)
  const api = await node.as(['designer'])
  const { src } = (await api.pictures.uploadLogo(await sent(drawing))).payload
  expect(src).toMatch(/^\/pictures\/pier\/logo-[0-9a-f]{16}\.png$/)
  const { format, width, height } = await sharp(node.read(src)).metadata()
  expect([format, width, height]).toEqual(['png', 600, 200])
  expect(node.read(src).toString('latin1')).not.toContain('script')
})

test('a photograph comes upright in four files, without what the camera wrote, and no wider than it was', async ({
  database,
}) => {
  const node = aNode(database)
  const api = await node.as(['publisher'])
  const taken = await photo(1000, 1500)
    .withExif({ IFD0: { Artist: 'Ada' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const files = (await api.pictures.uploadPhoto(await sent(taken))).payload
  const about = await Promise.all(
    [files.thumbnail, files.screen, files.highRes, files.mail].map(async src => {
      const { format, width, height, exif, orientation } = await sharp(node.read(src)).metadata()
      return { format, width, height, exif, orientation }
    }),
  )
  const drawn = (format: string, width: number, height: number) => ({
    format,
    width,
    height,
    exif: undefined,
    orientation: undefined,
  })
  expect(about).toEqual([
    drawn('webp', 320, 213),
    drawn('webp', 960, 640),
    drawn('webp', 1500, 1000),
    drawn('jpeg', 960, 640),
  ])
})

test('what is no picture, too large or too small is refused in words', async ({ database }) => {
  const api = await aNode(database).as(['designer'])
  const refusal = async (bytes: Buffer | string) => refusalOfCall(api.pictures.uploadPhoto(await sent(bytes)))
  expect(await refusal('<html>')).toMatchObject({ code: 'PICTURE_TYPE' })
  expect(await refusal(await photo(400, 400).png().toBuffer())).toMatchObject({
    code: 'PICTURE_NARROW',
    message: expect.stringContaining('This picture is less than 480 pixels wide'),
  })
  expect(await refusal(Buffer.alloc(10_000_001))).toMatchObject({ code: 'PICTURE_TOO_LARGE' })
  expect(await refusalOfCall(api.pictures.uploadLogo(await sent('no')))).toMatchObject({
    code: 'PICTURE_TYPE',
  })
})

test('only staff who may change the logo upload', async ({ database }) => {
  const node = aNode(database)
  const attempt = async (roles: StaffRole[] | null) =>
    refusalOfCall((await node.as(roles)).pictures.uploadLogo(await sent(drawing)))
  expect(await attempt(null)).toMatchObject({ code: 'UNAUTHORIZED' })
  expect(await attempt(['wording'])).toMatchObject({ code: 'FORBIDDEN' })
})

test('a node takes from the database what another one took in, for mails and documents too', async ({
  database,
}) => {
  const [first, second] = [aNode(database), aNode(database)]
  const { src } = (await (await first.as(['designer'])).pictures.uploadLogo(await sent(drawing))).payload
  const host = { database, environment: { ...testServices(database).environment, DATA_DIR: second.dataDir } }
  expect(await logoPicture(host, { src: src.replace('/pier/', '/quay/') })).toBeNull()
  expect(await logoPicture(host, { src })).not.toBeNull()
  expect(second.read(src)).toEqual(first.read(src))
})

const photoOfHall = async () => sent(await photo(1000, 600).jpeg().toBuffer())

test('a picture of an event is another one at once, on its card, with its point in sight; the rest of its gallery stays', async ({
  database,
}) => {
  const node = aNode(database)
  const api = await node.as(['designer'])
  const before = (await api.pictures.list()).payload.find(({ id }) => id === 'boat-tour')!
  const files = (await api.pictures.uploadPhoto(await photoOfHall())).payload
  const picture = { ...files, description: 'The boat at dusk', focus: { x: 20, y: 80 } }
  const set = await showPicture(api, { kind: 'event', id: 'boat-tour', picture })
  const { pictureVersion } = set.payload
  expect(set.payload).toEqual({ ...before, picture, pictureVersion, edit: 1 })
  expect(pictureVersion).not.toBe(before.pictureVersion)
  const visitor = await node.as(null)
  const { payload } = await visitor.events.templates({ query: {} })
  const event = payload.find(({ id }) => id === 'boat-tour')
  expect(event?.images.find(({ primary }) => primary)).toMatchObject({
    screen: files.screen,
    description: 'The boat at dusk',
    focus: { x: 20, y: 80 },
  })
  const later = await node.as(['designer'])
  const none = await showPicture(later, { kind: 'event', id: 'boat-tour', picture: null })
  expect(none.payload.picture?.screen).not.toBe(files.screen)
})

test('of two who show another picture at once the second is told, and nothing is overwritten', async ({
  database,
}) => {
  const node = aNode(database)
  const path = '/pictures/pier/'
  const picture = (description: string) => ({
    thumbnail: `${path}320.webp`,
    screen: `${path}960.webp`,
    highRes: `${path}1920.webp`,
    description,
  })
  const boat = { kind: 'event' as const, id: 'boat-tour' }
  const seen = (await (await node.as(['designer'])).pictures.list()).payload.find(({ id }) => id === boat.id)!
  const ada = { version: seen.pictureVersion, picture: picture('The boat of Ada') }
  await (await node.as(['designer'])).pictures.set({ params: boat, body: ada })
  const ben = { version: seen.pictureVersion, picture: picture('The boat of Ben') }
  const refused = (await node.as(['designer'])).pictures.set({ params: boat, body: ben })
  expect(await refusalOfCall(refused)).toMatchObject({ status: 409, code: 'CONFLICT' })
})

test('the venue has one picture, and another venue’s cannot be changed', async ({ database }) => {
  const node = aNode(database)
  const api = await node.as(['publisher'])
  const files = (await api.pictures.uploadPhoto(await photoOfHall())).payload
  const picture = { ...files, description: '' }
  await showPicture(api, { kind: 'venue', id: 'pier', picture })
  const later = await node.as(['publisher'])
  const { company } = (await later.themes.get({ params: { tenantId: 'pier' } })).payload
  expect(company.picture?.screen).toBe(files.screen)
  expect((await later.pictures.list()).payload[0]).toMatchObject({ kind: 'venue', others: 0, picture: files })
  const other = showPicture(api, { kind: 'venue', id: 'quay', picture })
  expect(await refusalOfCall(other)).toMatchObject({ code: 'NOT_FOUND' })
})

test('pictures are listed and set by whoever may change the logo alone', async ({ database }) => {
  const node = aNode(database)
  for (const [roles, code] of [
    [null, 'UNAUTHORIZED'],
    [['wording'], 'FORBIDDEN'],
  ] as const) {
    const api = await node.as(roles && [...roles])
    const body = { version: '0'.repeat(64), picture: null }
    const set = api.pictures.set({ params: { kind: 'venue', id: 'pier' }, body })
    expect(await refusalOfCall(api.pictures.list())).toMatchObject({ code })
    expect(await refusalOfCall(set)).toMatchObject({ code })
  }
})

/** A site in a network of the test, where names lead to this computer. */
async function aSite(database: Database, answer: RequestListener) {
  const server = createServer(answer)
  onTestFinished(() => void server.close())
  await new Promise<void>(resolve => server.listen(8443, '127.0.0.1', resolve))
  const { dataDir } = aNode(database)
  const place = {
    db: database.forTenant('pier'),
    tenantId: 'pier',
    dataDir,
    author: 'iris',
    now: new Date(0),
  }
  const network: Network = {
    isPublic: address => address === '127.0.0.1',
    resolve: async host => [{ address: host === 'inside.example' ? '10.0.0.7' : '127.0.0.1', family: 4 }],
  }
  const take = (address: string) => takeLogoFrom(address, { place, network })
  return { take, read: (address: string) => readFileSync(join(dataDir, address)) }
}

test('a logo of another site is fetched once, drawn anew and kept', async ({ database }) => {
  let count = 0
  const site = await aSite(database, (_, response) => {
    count += 1
    response.setHeader('Content-Type', 'image/svg+xml').end(drawing)
  })
  const src = await site.take('http://museum.example:8443/logo.svg')
  expect(src).toMatch(/^\/pictures\/pier\/logo-[0-9a-f]{16}\.png$/)
  expect((await sharp(site.read(src)).metadata()).format).toBe('png')
  expect(count).toBe(1)
})

test('a logo from a private network, of another kind, too large or behind too many redirects is not fetched', async ({
  database,
}) => {
  const site = await aSite(database, (request, response) => {
    if (request.url === '/round') return response.writeHead(302, { Location: '/round' }).end()
    if (request.url === '/in')
      return response.writeHead(302, { Location: 'http://inside.example:8443/' }).end()
    if (request.url === '/page') return response.setHeader('Content-Type', 'text/html').end('<p>no</p>')
    return response.setHeader('Content-Type', 'image/png').end(Buffer.alloc(2_000_001))
  })
  const reasonOf = (path: string) => refusalOfCall(site.take(`http://museum.example:8443${path}`))
  expect(await reasonOf('/round')).toMatchObject({ code: 'UNPROCESSABLE' })
  for (const path of ['/in', '/page', '/large'])
    expect(await reasonOf(path)).toMatchObject({ code: 'UNPROCESSABLE' })
  const api = await aNode(database).as(['designer'])
  for (const address of ['http://127.0.0.1/logo.png', 'http://169.254.169.254/latest', 'file:///etc/passwd'])
    expect(await refusalOfCall(api.pictures.takeLogo({ body: { address } }))).toMatchObject({
      code: 'UNPROCESSABLE',
    })
  for (const [roles, code] of [
    [null, 'UNAUTHORIZED'],
    [['wording'], 'FORBIDDEN'],
  ] as const) {
    const calls = (await aNode(database).as(roles && [...roles])).pictures
    expect(
      await refusalOfCall(calls.takeLogo({ body: { address: 'https://museum.example/logo.png' } })),
    ).toMatchObject({ code })
  }
})

test('the gallery of an event is changed by its version, and the picture of its card stays', async ({
  database,
}) => {
  const node = aNode(database)
  const pictureCalls = async () => (await node.as(['designer'])).pictures
  const event = async () =>
    (await (await pictureCalls()).list()).payload.find(({ kind }) => kind === 'event') as PicturePayload
  const picture = (name: string) => ({
    thumbnail: `/pictures/pier/${name}-320.webp`,
    screen: `/pictures/pier/${name}-960.webp`,
    highRes: `/pictures/pier/${name}-1920.webp`,
    description: name,
  })
  const { kind, id } = await event()
  const params = { kind, id }
  await showPicture(await node.as(['designer']), { ...params, picture: picture('card') })
  const { galleryVersion: version } = await event()
  const pictures = [picture('one'), picture('two')]
  await (await pictureCalls()).setGallery({ params, body: { version, pictures } })
  const after = await event()
  expect(after.picture).toMatchObject({ description: 'card' })
  expect(after.gallery.map(({ description }) => description)).toEqual(['one', 'two'])
  expect(
    await refusalOfCall((await pictureCalls()).setGallery({ params, body: { version, pictures: [] } })),
  ).toMatchObject({
    code: 'CONFLICT',
  })
  expect(await event()).toEqual(after)
})
