import { traverseContractProcedures } from '@orpc/server'
import { contract } from '#app/contract/contract.ts'

type Route = { method: string; pattern: RegExp }

let routes: Route[] | undefined

/** The methods that some call of the API has at this path; none for a path that does not exist. */
export function allowedMethods(path: string): string[] {
  routes ??= readRoutes()
  const methods = routes.filter(route => route.pattern.test(path)).map(route => route.method)
  return [...new Set(methods)].sort()
}

function readRoutes(): Route[] {
  const matches: Route[] = []
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: call }) => {
    const { method = 'POST', path = '' } = call['~orpc'].route
    matches.push({ method, pattern: patternOf(path) })
  })
  return matches
}

/** `/reviews/{id}` → one segment in place of the parameter. */
function patternOf(path: string): RegExp {
  const segments = path
    .split('/')
    .map(segment => (segment.startsWith('{') ? '[^/]+' : segment.replace(/[.*+?^$()|[\]\\]/g, '\\$&')))
  return new RegExp(`^${segments.join('/')}/?$`)
}
