import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { contract } from '#app/contract/contract.ts'

let document: Promise<unknown> | undefined

/** OpenAPI 3.1, generated from the contract once (decision A8). */
export function openApiDocument(): Promise<unknown> {
  document ??= new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] }).generate(
    contract,
    {
      info: {
        title: 'Marquee B2C API',
        version: '2',
        description: 'Every call names its venue in the header X-Tenant-Id.',
      },
      components: {
        securitySchemes: {
          tenant: { type: 'apiKey', in: 'header', name: 'X-Tenant-Id' },
          staff: { type: 'http', scheme: 'bearer' },
        },
      },
      security: [{ tenant: [] }],
    },
  )
  return document
}
