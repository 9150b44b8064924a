import ts from 'typescript'

/**
 * Style properties that name a side of the screen, and so do not turn round when a page is read from right to
 * left.
 */
const PHYSICAL =
  /^(?:(?:margin|padding|inset|scrollMargin|scrollPadding)(?:Left|Right)|border(?:Top|Bottom)?(?:Left|Right)\w*|rounded(?:Top|Bottom)?(?:Left|Right)|[mp][lr])$/
/** Names that are sides among styles. Elsewhere `left` is also what is left over. */
const BARE = new Set(['left', 'right'])
const STYLES = new Set([
  ...['position', 'top', 'bottom', 'width', 'height', 'inset', 'insetInline', 'insetBlock', 'display'],
  ...['insetBlockStart', 'insetBlockEnd', 'insetInlineStart', 'insetInlineEnd', 'zIndex'],
])
/** Properties whose value may be a side. */
const WITH_A_SIDE = new Set(['textAlign', 'float', 'clear', 'captionSide'])
/** Physical sides in plain CSS. */
const WRITTEN =
  /(?<![\w-])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)\b|(?:left|right)\s*:\s*[-\d]|(?:text-align|float|clear)\s*:\s*(?:left|right)\b)/

/** A quick test, because parsing a source takes longer than finding that it names no side. */
const MAYBE = /left|right|\b[mp][lr]\b/i

/** Finds the styles of a source that name a physical side, as `path: name`. */
export function physicalSides(path: string, source: string): string[] {
  if (!MAYBE.test(source)) return []
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []
  const look = (node: ts.Node): void => {
    const name = nameOf(node)
    if (name !== undefined && isPhysical(name, node)) found.push(`${path}: ${name}`)
    if (ts.isStringLiteralLike(node) && WRITTEN.test(node.text)) found.push(`${path}: ${node.text.trim()}`)
    ts.forEachChild(node, look)
  }
  look(file)
  return found
}

function nameOf(node: ts.Node): string | undefined {
  if (ts.isJsxAttribute(node)) return node.name.getText()
  if (!ts.isPropertyAssignment(node)) return undefined
  return ts.isIdentifier(node.name) || ts.isStringLiteral(node.name) ? node.name.text : undefined
}

function isPhysical(name: string, node: ts.Node): boolean {
  if (PHYSICAL.test(name)) return true
  if (WITH_A_SIDE.has(name)) return /['"](?:left|right)['"]/.test(node.getText())
  if (!BARE.has(name)) return false
  if (ts.isJsxAttribute(node)) return true
  const beside = ts.isObjectLiteralExpression(node.parent) ? node.parent.properties : []
  return beside.some(({ name: other }) => other !== undefined && STYLES.has(other.getText()))
}
