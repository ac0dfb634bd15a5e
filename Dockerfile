FROM node:22-bookworm-slim AS build
WORKDIR /toptan
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY server/package.json server/
COPY web/package.json web/
COPY demo/package.json demo/
COPY drawings/package.json drawings/
COPY tools/package.json tools/
COPY e2e/package.json e2e/
RUN npm ci
COPY . .
RUN npm run build

FROM node:22-bookworm-slim AS modules
WORKDIR /toptan
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY server/package.json server/
COPY web/package.json web/
COPY demo/package.json demo/
COPY drawings/package.json drawings/
COPY tools/package.json tools/
COPY e2e/package.json e2e/
RUN npm ci --omit=dev --workspace=contract --workspace=server

FROM node:22-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# The memory of decoded pictures is given back; otherwise each thread keeps some 40 MB of it.
ENV MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /toptan
COPY --from=modules /toptan/ ./
COPY --from=build /toptan/contract/dist contract/dist
COPY --from=build /toptan/server/dist server/dist
COPY --from=build /toptan/web/dist web/dist
COPY server/drizzle server/drizzle
COPY server/fonts server/fonts
COPY server/leaked-passwords.txt server/
# The embedded database's, where DATABASE_URL is not set. To be a volume.
RUN mkdir /data && chown node:node /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(answer => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/dist/main.js"]
