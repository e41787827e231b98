import { expect, test } from 'vitest'
import { openApiDocument } from '#app/api/http/open-api-document.ts'
import { venueFileJsonSchema } from '#app/contract/venue-file/venue-file.ts'

// What others build on: a change shows in the diff of its commit, and is made on purpose, with `-u`.
const PUBLISHED = '../../app/contract/published'
const inLines = (document: unknown) => `${JSON.stringify(document, null, 1)}\n`

test('the API is the one that is published', async () => {
  await expect(inLines(await openApiDocument())).toMatchFileSnapshot(`${PUBLISHED}/openapi.json`)
})

test('the venue file is the one that is published', async () => {
  await expect(inLines(venueFileJsonSchema())).toMatchFileSnapshot(`${PUBLISHED}/venue-file.schema.json`)
})
