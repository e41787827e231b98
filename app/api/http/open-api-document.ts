import { getContractRouter, isContractProcedure } from '@orpc/contract'
import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { contract } from '#app/contract/contract.ts'
import { type ApiErrorCode, apiErrors } from '#app/contract/errors.ts'
import { COMMON_REFUSALS } from '#app/contract/refusals.ts'
import { isApiErrorCode } from '../kernel/refuse.ts'
import { problemSchemas, schemaOfRefusal } from './problem-schemas.ts'

type Document = Awaited<ReturnType<OpenAPIGenerator['generate']>>
type Operation = NonNullable<NonNullable<NonNullable<Document['paths']>[string]>['get']>

let document: Promise<Document> | undefined

/** OpenAPI 3.1, generated from the contract once (decision A8): each call with the refusals of its own, by status. */
export function openApiDocument(): Promise<Document> {
  document ??= new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
    .generate(contract, {
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
        schemas: problemSchemas(),
        responses: {
          Problem: problemResponse('Any other refusal', { $ref: '#/components/schemas/Problem' }),
        },
      },
      security: [{ tenant: [] }],
    })
    .then(withProblems)
  return document
}

/** oRPC knows an envelope of its own for errors; ours are problems (decision A4). */
function withProblems(document: Document): Document {
  for (const item of Object.values(document.paths ?? {}))
    for (const operation of [item?.get, item?.post, item?.put, item?.delete])
      if (operation) operation.responses = { ...successOf(operation), ...refusalsOf(operation) }
  return document
}

const successOf = ({ responses = {} }: Operation) =>
  Object.fromEntries(Object.entries(responses).filter(([status]) => status.startsWith('2')))

function refusalsOf({ operationId = '' }: Operation) {
  const refusals = ownRefusals(operationId)
  const statuses = [...new Set(refusals.map(code => apiErrors[code].status))]
  const ofStatuses = statuses.map(status => {
    const codes = refusals.filter(code => apiErrors[code].status === status)
    const description = codes.map(code => `${code}: ${apiErrors[code].text}`).join('\n')
    return [status, problemResponse(description, { anyOf: codes.map(schemaOfRefusal) })] as const
  })
  return { ...Object.fromEntries(ofStatuses), default: { $ref: '#/components/responses/Problem' } }
}

const problemResponse = (description: string, schema: object) => ({
  description,
  content: { 'application/problem+json': { schema } },
})

/** What the call is refused with besides what every call is; its id is its place in the contract. */
function ownRefusals(operationId: string): ApiErrorCode[] {
  const call = getContractRouter(contract, operationId.split('.'))
  const codes = isContractProcedure(call) ? Object.keys(call['~orpc'].errorMap) : []
  const common: readonly string[] = COMMON_REFUSALS
  return codes.filter(isApiErrorCode).filter(code => !common.includes(code))
}
