/** Operations by their method. */
export type PathItem<Operation> = Record<string, Operation>;

type Parameter = { in: string; name: string; description?: string };
type WithParameters = { parameters?: object[] };

const shapeOf = (path: string) => path.replace(/\{\w+\}/g, '{}');
const namesIn = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(match => match[1] ?? '');

const isInPath = (parameter: object): parameter is Parameter =>
  'in' in parameter && parameter.in === 'path' && 'name' in parameter;

/** The same operation at an address whose parameters have other names; the old ones become their descriptions. */
function renamed<Operation extends WithParameters>(
  operation: Operation,
  from: string[],
  to: string[],
): Operation {
  const parameters = operation.parameters?.map(parameter => {
    const name = isInPath(parameter) ? to[from.indexOf(parameter.name)] : undefined;
    return name && isInPath(parameter) && name !== parameter.name
      ? { ...parameter, name, description: parameter.name }
      : parameter;
  });
  return parameters ? { ...operation, parameters } : operation;
}

/** OpenAPI knows an address once, whatever each of its calls names the parameters: the last of them gives the names. */
export function oneOfEachShape<Operation extends WithParameters>(
  paths: Record<string, PathItem<Operation>>,
): Record<string, PathItem<Operation>> {
  const lastOfShape = new Map(Object.keys(paths).map(path => [shapeOf(path), path]));
  const merged: Record<string, PathItem<Operation>> = {};
  for (const [path, item] of Object.entries(paths)) {
    const target = lastOfShape.get(shapeOf(path)) ?? path;
    for (const [method, operation] of Object.entries(item))
      merged[target] = { ...merged[target], [method]: renamed(operation, namesIn(path), namesIn(target)) };
  }
  return merged;
}

/** A name for generated clients: `PUT /api/orders/{id}/status` is `putOrdersIdStatus`. */
export function operationId(method: string, path: string): string {
  const words = path.replace(/^\/api\//, '').match(/\w+/g) ?? [];
  return method.toLowerCase() + words.map(word => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}
