import { dirname, join } from 'node:path'
import ts from 'typescript'

/** An export of a file of the project; the name `*` is all of them. */
export type Reference = { file: string; name: string }

/** What a source file declares, and which names each declaration mentions. Types are left out: they do nothing. */
export type Module = {
  file: string
  /** Name in this file → where it comes from. */
  imports: Map<string, Reference>
  /** Declared or exported name → the names its code mentions. */
  mentions: Map<string, Set<string>>
  /** What runs when the file is loaded; in a test file these are the tests. */
  statements: { text: string; mentions: Set<string> }[]
}

/** Reads the source text of a project file; `file` is its path from the root. */
export function readModule(file: string, text: string): Module {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind)
  const module: Module = { file, imports: new Map(), mentions: new Map(), statements: [] }
  for (const statement of source.statements) readStatement(statement, module, source)
  return module
}

function readStatement(statement: ts.Statement, module: Module, source: ts.SourceFile) {
  if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) return
  if (ts.isImportDeclaration(statement)) return readImport(statement, module)
  if (ts.isExportDeclaration(statement)) return readReexport(statement, module)
  const names = namesOf(statement)
  const mentions = mentionsIn(statement, module)
  for (const name of names) module.mentions.set(name, mentions)
  if (names.length === 0) module.statements.push({ text: statement.getText(source), mentions })
}

function readImport({ importClause: clause, moduleSpecifier }: ts.ImportDeclaration, module: Module) {
  const file = projectFile(module.file, moduleSpecifier)
  if (!file || clause?.isTypeOnly) return
  const take = (local: ts.Identifier | undefined, name: string) =>
    local && module.imports.set(local.text, { file, name })
  if (!clause) return void module.imports.set(`import ${file}`, { file, name: '' })
  take(clause.name, 'default')
  const bindings = clause.namedBindings
  if (bindings && ts.isNamespaceImport(bindings)) take(bindings.name, '*')
  if (bindings && ts.isNamedImports(bindings))
    for (const { name, propertyName, isTypeOnly } of bindings.elements)
      if (!isTypeOnly) take(name, (propertyName ?? name).text)
}

function readReexport({ exportClause, moduleSpecifier, isTypeOnly }: ts.ExportDeclaration, module: Module) {
  if (isTypeOnly || !exportClause || !ts.isNamedExports(exportClause)) return
  const file = moduleSpecifier && projectFile(module.file, moduleSpecifier)
  for (const { name, propertyName } of exportClause.elements) {
    const origin = (propertyName ?? name).text
    if (file) module.imports.set(name.text, { file, name: origin })
    module.mentions.set(name.text, new Set([file ? name.text : origin]))
  }
}

/** The names a statement declares; a default export is called `default`, and by its own name too. */
function namesOf(statement: ts.Statement): string[] {
  if (ts.isExportAssignment(statement)) return ['default']
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => boundNames(name))
  if (!ts.isFunctionDeclaration(statement) && !ts.isClassDeclaration(statement)) return []
  const isDefault = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)
  return [...(statement.name ? [statement.name.text] : []), ...(isDefault ? ['default'] : [])]
}

const boundNames = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap(element => (ts.isBindingElement(element) ? boundNames(element.name) : []))

/** Every name mentioned in the code of a node; a lazy `import('…')` is a name of its own. */
function mentionsIn(node: ts.Node, module: Module): Set<string> {
  const names = new Set<string>()
  const visit = (child: ts.Node): void => {
    if (ts.isTypeNode(child) && !ts.isExpressionWithTypeArguments(child)) return
    if (ts.isIdentifier(child)) names.add(child.text)
    const lazy = lazyImport(child, module.file)
    if (lazy) {
      module.imports.set(`import ${lazy}`, { file: lazy, name: '*' })
      names.add(`import ${lazy}`)
    }
    if (ts.isPropertyAccessExpression(child)) visit(child.expression)
    else if (ts.isPropertyAssignment(child) && ts.isIdentifier(child.name)) visit(child.initializer)
    else ts.forEachChild(child, visit)
  }
  visit(node)
  return names
}

function lazyImport(node: ts.Node, from: string): string | null {
  const isImport = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
  return isImport && node.arguments[0] ? projectFile(from, node.arguments[0]) : null
}

function projectFile(from: string, specifier: ts.Expression): string | null {
  if (!ts.isStringLiteral(specifier)) return null
  if (specifier.text.startsWith('#')) return specifier.text.slice(1)
  return specifier.text.startsWith('.') ? join(dirname(from), specifier.text) : null
}
