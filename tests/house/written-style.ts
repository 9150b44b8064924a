import ts from 'typescript'

const VAGUE = /(^|[/-])(utils?|helpers?|misc|common)([./-]|$)/
const OTHER_NAMES = /(^|[/-])(repositor(y|ies)|controllers?|handlers?|dao)\.ts$/

/** Finds names that say nothing, and names for a role that has another one here. */
export function nameProblems(paths: readonly string[]): string[] {
  return paths.filter((path) => VAGUE.test(path) || OTHER_NAMES.test(path))
}

const UNFINISHED = /(?:\/\/|\*|--)\s*(?:TODO|FIXME|XXX|HACK)\b/
const UNEXPLAINED = /(?:\/\/|\*)\s*@ts-(?:(?:ignore|nocheck)\b|expect-error\s*(?:\*\/)?\s*$)/m
const LEFT_OUT = /\b(?:test|it|describe)\.(?:skip|only|todo|fixme)\b/

/** Finds unfinished work, a compiler silenced without a reason, and skipped tests. */
export function unfinishedProblems(path: string, text: string): string[] {
  const found = {
    'unfinished work': UNFINISHED,
    'a suppression without a reason': UNEXPLAINED,
    'a test left out': LEFT_OUT,
  }
  return Object.entries(found)
    .filter(([, pattern]) => pattern.test(text))
    .map(([what]) => `${path} holds ${what}`)
}

/** Finds the exports of a source without a comment. */
export function undocumentedExports(path: string, source: string): string[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true)
  return file.statements
    .filter((it) => isExported(it) && ts.getJSDocCommentsAndTags(it).length === 0)
    .map((it) => `${path}: ${nameOf(it)}`)
}

function isExported(statement: ts.Statement): boolean {
  if (!ts.canHaveModifiers(statement)) return false
  return ts.getModifiers(statement)?.some((it) => it.kind === ts.SyntaxKind.ExportKeyword) ?? false
}

function nameOf(statement: ts.Statement): string {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map((it) => it.name.getText()).join(', ')
  }
  const { name } = statement as ts.DeclarationStatement
  return name?.getText() ?? 'an export without a name'
}

/**
 * Finds folders without a line in the description of the tree, which describes the folders of tools as a
 * whole.
 */
export function undescribedFolders(paths: readonly string[], description: string): string[] {
  const rooms = paths.map(
    (path) => /^(?:(?:contract|src|server|tests)\/[^/]+|sw|scripts|e2e)\//.exec(path)?.[0],
  )
  const known = new Set(rooms.filter((room) => room !== undefined))
  return [...known].filter((room) => !description.includes(`\`${room}\``)).sort()
}
