// The product's install holds drizzle-orm as ES modules alone; the generator needs it as CommonJS and takes this folder's.
import Module from "node:module";

const here = new Module(import.meta.filename);
here.paths = Module._nodeModulePaths(import.meta.dirname);
const resolve = Module._resolveFilename;
Module._resolveFilename = (request, parent, ...rest) => resolve(request, request.startsWith("drizzle-orm") ? here : parent, ...rest);
