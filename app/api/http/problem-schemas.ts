import { z } from 'zod'
import { type ApiErrorCode, apiErrors } from '#app/contract/errors.ts'
import { detailsShape } from '#app/contract/refusals.ts'
import { isApiErrorCode } from '../kernel/refuse.ts'

const NAME_OF_PROBLEM = 'Problem'
const nameOf = (code: ApiErrorCode) => `Problem.${code}`
const referTo = (name: string) => ({ $ref: `#/components/schemas/${name}` })

/** How the OpenAPI document refers to the problem of a code. */
export const schemaOfRefusal = (code: ApiErrorCode) => referTo(nameOf(code))

/** Every problem as JSON Schema: what all have, and that of each code with what its details hold. */
export function problemSchemas(): Record<string, object> {
  const codes = Object.keys(apiErrors).filter(isApiErrorCode)
  const ofCodes = codes.map(code => [nameOf(code), problemOfCode(code)] as const)
  return Object.fromEntries([[NAME_OF_PROBLEM, problem] as const, ...ofCodes])
}

/** RFC 9457, with the members of `Problem` in `problem.ts`. */
const problem = {
  type: 'object',
  properties: {
    type: { type: 'string', format: 'uri' },
    title: { type: 'string' },
    status: { type: 'integer' },
    message: { type: 'string', description: 'The code, a colon, and a sentence' },
    code: { type: 'string' },
    errors: {
      type: 'object',
      description: 'What is wrong with each field',
      additionalProperties: { type: 'string' },
    },
    details: { type: 'object', description: 'What would make the request valid' },
  },
  required: ['type', 'title', 'status', 'message', 'code'],
}

function problemOfCode(code: ApiErrorCode) {
  const { status } = apiErrors[code]
  const properties = { code: { const: code }, status: { const: status }, ...detailsOf(code) }
  return { allOf: [referTo(NAME_OF_PROBLEM), { type: 'object', properties }] }
}

function detailsOf(code: ApiErrorCode) {
  const shape = detailsShape(code)
  if (shape instanceof z.ZodUndefined) return {}
  const { $schema: _, ...details } = z.toJSONSchema(shape, { io: 'input' })
  return { details }
}
