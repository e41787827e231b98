import { type UploadHandler, unstable_parseMultipartFormData } from '@remix-run/node'
import { MAX_FORM_BYTES, MAX_UPLOAD_BYTES } from '#app/rules/forms/upload-file.ts'

/** Stands in a form for a file that was too large to be read. */
export const TOO_LARGE = 'too-large'

/** The fields of a form, with or without files. A file above the limit is read past and not kept; far too much ends in 413. */
export async function readFormData(request: Request): Promise<FormData> {
  if (Number(request.headers.get('Content-Length') ?? 0) > MAX_FORM_BYTES) throw tooMuch()
  const isMultipart = request.headers.get('Content-Type')?.startsWith('multipart/form-data')
  return isMultipart ? unstable_parseMultipartFormData(request, partReader()) : request.formData()
}

const tooMuch = () => new Response(null, { status: 413 })

function partReader(): UploadHandler {
  let read = 0
  return async ({ filename, contentType, data }) => {
    const chunks: Uint8Array[] = []
    let size = 0
    for await (const chunk of data) {
      read += chunk.length
      size += chunk.length
      if (read > MAX_FORM_BYTES) throw tooMuch()
      if (size <= MAX_UPLOAD_BYTES) chunks.push(chunk)
    }
    if (filename === undefined) return Buffer.concat(chunks).toString('utf8')
    return size > MAX_UPLOAD_BYTES
      ? TOO_LARGE
      : new File([new Uint8Array(Buffer.concat(chunks))], filename, { type: contentType })
  }
}
