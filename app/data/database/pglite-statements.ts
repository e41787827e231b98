import {
  type ParserOptions,
  type PGlite,
  parse,
  protocol,
  type Results,
  type RowMode,
} from '@electric-sql/pglite'
import { createStatementNames } from './statement-names.ts'

/** What PGlite said of a statement when it was prepared: types of its parameters, and the columns of its rows. */
type PreparedStatement = { name: string; types: number[]; columns: Messages; uses: number }
type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>

/** How often a plan is used: it is made for tables as large as they are then, and nobody else tells PGlite that they have grown. */
const MAX_USES = 500

/**
 * Carries statements out. `PGlite.query` parses and plans each one anew and goes to the database six times for it; one that comes again
 * is prepared here, and then carried out in one go.
 */
export function createPgliteStatements(pglite: PGlite, parsers: ParserOptions) {
  const nameOf = createStatementNames()
  const allParsers = { ...pglite.parsers, ...parsers }
  const prepared = new Map<string, PreparedStatement>()
  const send = (...messages: Uint8Array[]) =>
    pglite.execProtocolStream(Buffer.concat([...messages, protocol.serialize.sync()]), { syncToFs: false })

  async function prepare(name: string, text: string): Promise<PreparedStatement> {
    const { close, parse: parsed, describe } = protocol.serialize
    const messages = await send(
      close({ type: 'S', name }),
      parsed({ name, text }),
      describe({ type: 'S', name }),
    )
    return {
      name,
      uses: 0,
      types: parse.parseDescribeStatementResults(messages),
      columns: messages.filter(message => message.name === 'rowDescription'),
    }
  }

  async function carryOut(
    { name, types, columns }: PreparedStatement,
    query: StatementQuery,
  ): Promise<Results> {
    const { bind, execute } = protocol.serialize
    const values = query.parameters.map((value, index) => asText(pglite, value, types[index] ?? 0))
    const messages = await send(bind({ statement: name, values }), execute({}))
    const [result] = parse.parseResults([...columns, ...messages], allParsers, { rowMode: query.rowMode })
    if (!result) throw new Error('PGlite gave no result')
    return result
  }

  return async (query: StatementQuery): Promise<Results> => {
    const { text, parameters, rowMode } = query
    const name = nameOf(text)
    if (!name) return pglite.query(text, parameters, { rowMode, parsers })
    const preparedStatement = prepared.get(text)
    const statement =
      preparedStatement && preparedStatement.uses < MAX_USES ? preparedStatement : await prepare(name, text)
    prepared.set(text, statement)
    statement.uses += 1
    return carryOut(statement, query)
  }
}

type StatementQuery = { text: string; parameters: unknown[]; rowMode: RowMode }

/** A parameter as the wire protocol has it, by the rules of PGlite itself. */
function asText({ serializers }: PGlite, value: unknown, type: number): string | null {
  if (value === null || value === undefined) return null
  return serializers[type]?.(value) ?? String(value)
}
