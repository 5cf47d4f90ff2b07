# Plateno for production: the server as it is written, the web as it is built, Chromium from Debian for the documents.

# The web is built with all packages; none of them reaches the last stage.
FROM node:24.21.0-slim AS web
WORKDIR /app
# The lock file first: the packages are fetched again only when it changes.
COPY package.json package-lock.json .npmrc .puppeteerrc.cjs ./
COPY docs/client/package.json ./docs/client/
# With optional packages: the bundler's programs for this platform are among them.
RUN npm ci
COPY tsconfig.json ./
COPY src ./src
COPY web ./web
COPY docs/client ./docs/client
RUN npm run build:web
# The manifest of the command line: help and usage errors do not load every command.
COPY cli ./cli
RUN npm run build:cli

# Without optional packages: they hold a Node 24 for machines that have another one.
FROM node:24.21.0-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc .puppeteerrc.cjs ./
COPY docs/client/package.json ./docs/client/
RUN npm ci --omit=dev --omit=optional && npm cache clean --force

FROM node:24.21.0-slim
# The system's fonts have letters that the product's own lack: Chinese, Japanese and Korean, and rarer alphabets.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends chromium fonts-dejavu-core fonts-wqy-microhei fonts-noto-core \
  && rm -rf /var/lib/apt/lists/*
# A smaller new space: a server at rest keeps some 70 MiB less.
ENV NODE_ENV=production \
  NODE_OPTIONS=--max-semi-space-size=8 \
  CHROMIUM_PATH=/usr/bin/chromium \
  DATA_DIR=/var/lib/plateno
WORKDIR /app
COPY --from=packages /app/node_modules ./node_modules
COPY --from=web /app/dist ./dist
COPY . .
COPY --from=web /app/oclif.manifest.json ./
# The program writes to these folders only: caches, the anchor file and backups.
RUN mkdir --parents "$DATA_DIR" /var/backups/plateno && chown node:node "$DATA_DIR" /var/backups/plateno
VOLUME /var/lib/plateno
# The code belongs to root: the program cannot change itself.
USER node
# /metrics listens inside the container; METRICS_HOST=0.0.0.0 and a private network let Prometheus in.
EXPOSE 8080
# Not ready is unhealthy: the database does not answer, migrations are pending, or the server is draining.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 8080}/readyz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Server and jobs in one process; compose.yaml runs them apart. Node without npm between: the stop signal arrives and
# the server drains. Run with --init, which takes the processes that a killed browser leaves behind.
CMD ["node", "src/main.ts"]
