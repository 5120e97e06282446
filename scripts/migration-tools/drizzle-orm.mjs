// The product's install has drizzle-orm as ES modules only; the generator needs CommonJS and gets this folder's copy.
import Module from "node:module";

const here = new Module(import.meta.filename);
here.paths = Module._nodeModulePaths(import.meta.dirname);
const resolve = Module._resolveFilename;
Module._resolveFilename = (request, parent, ...rest) => resolve(request, request.startsWith("drizzle-orm") ? here : parent, ...rest);
