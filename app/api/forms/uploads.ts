import { randomUUID } from 'node:crypto'
import type { Db } from '#app/data/database/database.ts'
import { lockCart } from '#app/data/queries/carts/write.ts'
import { countUploads, findUpload } from '#app/data/queries/forms/read.ts'
import { insertUpload } from '#app/data/queries/forms/write.ts'
import { MAX_UPLOAD_BYTES, safeFileName, uploadType } from '#app/rules/forms/upload-file.ts'
import { cartIdOf, findOpenCart } from '../carts/open-cart.ts'
import { api } from '../kernel/api.ts'
import { refuse } from '../kernel/refuse.ts'
import { mayRead } from './read-response.ts'

/** How many files one cart may gather. */
const MAX_FILES = 20

/**
 * Keeps a file with the caller's cart. What it is, is said by its content alone; its name is cleaned. Refuses files that are
 * no document and no picture, larger than 5 MB, or too many.
 */
export const uploadFile = api.forms.upload.handler(async ({ input: { headers, body }, context }) => {
  const { db, tenantId, now } = context
  const cart = await findOpenCart(context, cartIdOf(context, headers))
  if (!cart) throw refuse('NOT_FOUND', { text: 'There is no such cart' })
  const content = Buffer.from(body.content, 'base64')
  const type = uploadType(content)
  if (content.length > MAX_UPLOAD_BYTES) throw refuse('UPLOAD_TOO_LARGE')
  if (!type) throw refuse('UPLOAD_TYPE')
  const upload = {
    id: randomUUID(),
    fileName: safeFileName(body.fileName, type),
    mimeType: type.mimeType,
    size: content.length,
  }
  await db.transaction(async transaction => {
    const tx = transaction as Db
    await lockCart(tx, tenantId, cart.id)
    if ((await countUploads(tx, tenantId, cart.id)) >= MAX_FILES) throw refuse('UPLOAD_TOO_MANY')
    await insertUpload(tx, tenantId, { ...upload, cartId: cart.id, content, now })
  })
  return { payload: upload }
})

/** A file with its content, inside JSON: a browser never opens it by itself. */
export const getUpload = api.forms.uploaded.handler(async ({ input: { headers, params }, context }) => {
  const row = await findUpload(context.db, context.tenantId, params.id)
  if (!row || !mayRead(row.cartId, { context, headers }))
    throw refuse('NOT_FOUND', { text: 'There is no such file' })
  const { id, fileName, mimeType, size, content } = row
  return { payload: { id, fileName, mimeType, size, content: Buffer.from(content).toString('base64') } }
})
