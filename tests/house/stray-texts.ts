import ts from 'typescript'
import { builtInPack } from '#contract/texts/packs.ts'

/** A text in the code that a person reads. */
export interface StrayText {
  line: number
  text: string
}

const READ_BY_PEOPLE = new Set([
  ...['alt', 'caption', 'description', 'heading', 'helperText', 'errorText', 'hint', 'label', 'message'],
  ...[
    'placeholder',
    'subject',
    'subtitle',
    'summary',
    'text',
    'title',
    'tooltip',
    'ariaLabel',
    'ariaDescription',
  ],
  ...['aria-label', 'aria-description', 'aria-placeholder', 'aria-roledescription', 'aria-valuetext'],
  ...['innerHTML', 'innerText', 'textContent'],
])
const SPEAKING_CALLS = new Set(['alert', 'confirm', 'prompt', 'send', 'showNotification', 'Notification'])

const hasLetters = (text: string) => /\p{L}/u.test(text)
const isKey = (text: string) => Object.hasOwn(builtInPack('en'), text)
/** Texts that only programs read: `muted`, `fg.muted`, `/path/x`. In markup people would read even those. */
const isName = (text: string) => /^[\p{Ll}\d._/:#-]*$/u.test(text)
const textInMarkup = /<[a-z][^<>]*>[^<>]*\p{L}[^<>]*/u
const unreadMarkup = /<(style|script)\b[^>]*>[\s\S]*?<\/\1>/g

/**
 * Finds the texts of a source that belong in the language pack: in markup, in attributes and fields that
 * people read, in texts that are sent or announced, and in HTML written as a string.
 */
export function strayTexts(path: string, source: string): StrayText[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true)
  const found: StrayText[] = []
  const report = (node: ts.Node, text: string) => {
    const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1
    found.push({ line, text: text.trim() })
  }
  const visit = (node: ts.Node): void => {
    for (const text of directTexts(node)) report(node, text)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

function directTexts(node: ts.Node): string[] {
  if (ts.isJsxText(node)) return [node.text].filter(hasLetters)
  if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent))
    return texts(node.expression).filter(hasLetters)
  if (ts.isJsxAttribute(node)) return attributeTexts(node)
  if (ts.isPropertyAssignment(node))
    return isRead(node.name) ? texts(node.initializer).filter(isSentence) : []
  if (ts.isBinaryExpression(node)) return assignedTexts(node)
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) return spokenTexts(node)
  if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) return markupTexts(node)
  return []
}

const isSentence = (text: string) => hasLetters(text) && !isKey(text) && !isName(text)

function isRead(name: ts.PropertyName | ts.JsxAttributeName): boolean {
  return READ_BY_PEOPLE.has(ts.isStringLiteral(name) ? name.text : name.getText())
}

function attributeTexts(node: ts.JsxAttribute): string[] {
  if (!isRead(node.name) || !node.initializer) return []
  const value = ts.isJsxExpression(node.initializer) ? node.initializer.expression : node.initializer
  return texts(value).filter((text) => hasLetters(text) && !isKey(text))
}

function assignedTexts(node: ts.BinaryExpression): string[] {
  const isAssignment = node.operatorToken.kind === ts.SyntaxKind.EqualsToken
  if (!isAssignment || !ts.isPropertyAccessExpression(node.left)) return []
  return READ_BY_PEOPLE.has(node.left.name.text) ? texts(node.right).filter(hasLetters) : []
}

function spokenTexts(node: ts.CallExpression | ts.NewExpression): string[] {
  const called = ts.isPropertyAccessExpression(node.expression) ? node.expression.name : node.expression
  return SPEAKING_CALLS.has(called.getText()) ? texts(node.arguments?.[0]).filter(isSentence) : []
}

function markupTexts(node: ts.StringLiteralLike | ts.TemplateExpression): string[] {
  const html = texts(node).join('…').replaceAll(unreadMarkup, '')
  const text = textInMarkup.exec(html)?.[0]
  return text ? [text] : []
}

/**
 * The values of an expression, as far as they are written there. The result of a function of a key is left
 * out.
 */
function texts(node: ts.Node | undefined): string[] {
  if (!node) return []
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isTemplateExpression(node)) {
    return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)]
  }
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(texts)
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) {
    return texts(node.expression)
  }
  return ts.isBinaryExpression(node) ? binaryTexts(node) : []
}

function binaryTexts({ left, right, operatorToken }: ts.BinaryExpression): string[] {
  if (operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken) return texts(right)
  const joins = [ts.SyntaxKind.PlusToken, ts.SyntaxKind.BarBarToken, ts.SyntaxKind.QuestionQuestionToken]
  return joins.includes(operatorToken.kind) ? [left, right].flatMap(texts) : []
}
